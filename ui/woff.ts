/** A font as it was before it was packed for the web (WOFF 1): for programs that read nothing else. */
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

export function openedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => {
    const at = HEADER + n * ENTRY
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  ;[count, 16 << power, power, 16 * count - (16 << power)].forEach((value, n) => head.writeUInt16BE(value, 4 + 2 * n))
  const parts = [head]
  let end = head.length
  tables.forEach(({ tag, sum, data }, n) => {
    const at = 12 + 16 * n
    tag.copy(head, at)
    sum.copy(head, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    end += padded.length
  })
  return Buffer.concat(parts)
}
