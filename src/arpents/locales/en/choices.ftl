## Short names of the rule sets. All else that is told of what can be chosen stands, in English, in the content.

rule-set-second-edition = Second edition
rule-set-yucata = Yucata
rule-set-first-edition-italian = Italian first edition
rule-set-first-edition-german = German first edition
rule-set-first-edition-french = French first edition
