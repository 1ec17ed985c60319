## Le jeu

game-title = Critico-Ville
game-summary = La ville ne réfléchit plus. Rejoignez ensemble la dernière voiture qui démarre, avant qu’il y ait un zombie à chaque coin de rue.
game-makers = Nous ne savons pas qui l’a créé ; ces noms auraient leur place ici.

## Les cases : 0 est le départ, 36 le véhicule

square-0 = la case départ
square-36 = le véhicule
zone = la zone { $value }
square = la case { $value }

## Les personnages : qui ils sont, et ce que fait leur pouvoir

character-fighter = la Combattante
    .name = Combattante
    .does = Annule un lancer de combat : on relance le dé.
character-runner = le Coureur
    .name = Coureur
    .does = Annule un lancer de fuite : on relance le dé.
character-defender = la Défenseure
    .name = Défenseure
    .does = Annule une invasion : aucun zombie n’est placé.
character-exterminator = l’Exterminateur
    .name = Exterminateur
    .does = Retire un zombie, où qu’il soit, à n’importe quel moment.
character-rescuer = la Sauveuse
    .name = Sauveuse
    .does = Annule une mauvaise réponse : le combat a lieu quand même. Variante difficile seulement.

## Les pouvoirs, quand on les choisit

power-fighter = Combattante : relancer
power-runner = Coureur : relancer
power-defender = Défenseure : pas d’invasion
power-exterminator = Exterminateur : retirer
power-rescuer = Sauveuse : combattre quand même

## Les réponses

answer-0 = A
answer-1 = B
answer-2 = C
answer-3 = D
answer-4 = E
answer-5 = F
option-reply = C’est ma réponse
    .label = Ta réponse (ou dis-la à voix haute)
option-hand-on = Laisser quelqu’un d’autre répondre
option-give-up = Aucune idée
option-take = Je réponds
option-fight = Continuer le combat
option-stop = M’arrêter là
option-run = Courir !
option-good = C’est bon
option-bad = Ça ne suffit pas
option-abstain = Je ne sais pas
option-on = Continuer
vote-good = c’est bon
vote-bad = ça ne suffit pas
vote-abstain = sans avis
# Un thème inventé par une enseignante n’a pas d’autre nom.
theme = { $value }

## Ce qui ne peut pas se jouer

error-first = Cette table n’a que { $most } places. Choisis-en une pour commencer, ou laisse faire le hasard.
error-characters-few = Il faut un personnage par personne. Choisis-en { $least } ou plus pour cette table.
error-characters-many = Le jeu normal compte { $most } personnages. N’en prends pas plus, ou choisis la variante difficile : la Sauveuse vient en plus.
error-no-questions = Avec ces réglages, il ne reste aucune question. Autorise une autre sorte de question, ou les défis.

## Les paquets de questions : les parties d’une carte, et les noms des colonnes d’un tableau

part-theme = thème
part-challenge = défi
part-question = question
part-answer = réponse
part-wrong = fausse
part-wrong-answer = fausse réponse
part-explanation = explication
part-source = source
part-yes = oui
part-no = non

## Ce qui peut clocher dans un paquet

pack-format = Un paquet est un fichier .toml ou .csv, à enregistrer sous l’une de ces formes.
pack-empty = Il ne contient aucune question.
pack-many = Cela fait plus de { $most } questions : il faut en faire deux paquets.
pack-syntax = Cela ne se lit pas. Il manque peut-être un guillemet, une virgule ou un crochet.
pack-quote = Un guillemet droit (") s’ouvre ici et ne se referme pas. À l’intérieur d’un texte, mieux vaut « ceux-ci ».
pack-after-quote = Quelque chose suit un guillemet fermant ("). À l’intérieur d’un texte, un guillemet droit s’écrit deux fois : "".
pack-bracket = Une liste n’est pas fermée, ou il y manque une virgule : ["une", "une autre"].
pack-value = Un texte se met entre guillemets droits : theme = "hasty".
pack-equals = Après le nom d’une partie vient « = » : theme = "hasty".
pack-key-twice = Une partie est là deux fois dans la même question : il en faut une seule.
pack-backslash = Dans un texte, une barre oblique inversée (\) s’écrit deux fois : \\.
pack-tables = Un paquet est une suite de tables [[question]], et rien d’autre.
pack-unknown = Une question n’a pas de « { $name } » : l’orthographe est à vérifier.
pack-column = La colonne « { $name } » est inconnue. La première ligne nomme les colonnes : { $parts }, suivies au besoin de _en ou de _fr.
pack-column-twice = La colonne « { $name } » est là deux fois : il en faut une seule.
pack-no-column = { $language ->
        [en] Il manque la colonne « { $part } » en anglais, à ajouter à la première ligne.
        [fr] Il manque la colonne « { $part } » en français, à ajouter à la première ligne.
       *[none] Il manque la colonne « { $part } », à ajouter à la première ligne.
    }
pack-cells = Il y a plus de cellules que les { $most } colonnes. Un texte qui contient un séparateur se met entre guillemets.
pack-missing = { $language ->
        [en] En anglais, il manque ceci : { $part }.
        [fr] En français, il manque ceci : { $part }.
       *[none] Il manque ceci : { $part }.
    }
pack-long = { $language ->
        [en] En anglais, c’est trop long : { $part }. Pas plus de { $most } caractères.
        [fr] En français, c’est trop long : { $part }. Pas plus de { $most } caractères.
       *[none] C’est trop long : { $part }. Pas plus de { $most } caractères.
    }
pack-unprintable = { $language ->
        [en] En anglais, des caractères ne peuvent pas s’afficher ici : { $part }.
        [fr] En français, des caractères ne peuvent pas s’afficher ici : { $part }.
       *[none] Des caractères ne peuvent pas s’afficher ici : { $part }.
    }
pack-challenge = « Défi », c’est oui ou non.
pack-wrong-list = { $language ->
        [en] En anglais, les fausses réponses doivent former une liste : ["une", "une autre"].
        [fr] En français, les fausses réponses doivent former une liste : ["une", "une autre"].
       *[none] Les fausses réponses forment une liste : ["une", "une autre"].
    }
pack-wrong-many = { $language ->
        [en] En anglais, il y a trop de fausses réponses : { $most } au plus.
        [fr] En français, il y a trop de fausses réponses : { $most } au plus.
       *[none] Il y a trop de fausses réponses : { $most } au plus.
    }
pack-same = { $language ->
        [en] En anglais, la fausse réponse « { $option } » est là deux fois.
        [fr] En français, la fausse réponse « { $option } » est là deux fois.
       *[none] La fausse réponse « { $option } » est là deux fois.
    }
pack-right-and-wrong = { $language ->
        [en] En anglais, « { $option } » est à la fois la bonne réponse et une fausse.
        [fr] En français, « { $option } » est à la fois la bonne réponse et une fausse.
       *[none] « { $option } » est à la fois la bonne réponse et une fausse.
    }
pack-languages = Il faut autant de fausses réponses dans les deux langues.
pack-twice = La même question se trouve à la ligne { $line }.
# Une explication, et d’où elle vient.
pack-source = { $text } (Source : { $source })
# Le fichier sert quand même.
pack-theme-near = Question { $number } : le thème « { $nearest } », peut-être ? Tel quel, « { $theme } » compte comme un thème à part.

## La feuille à imprimer, et le bilan

sheet-title = Critico-Ville : les questions
sheet-questions = Questions
sheet-answers = Réponses
sheet-challenge = défi
report-theme = Thème
report-asked = Réponses
report-right = Justes
report-share = Justes en %
report-everyone = Tout le monde
