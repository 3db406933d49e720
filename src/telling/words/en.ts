/**
 * What mails say in English, beside what the games say themselves. ICU messages; the same keys in every
 * language.
 */

export const tellingEn = {
  subject: '{what}: {game}, {turn} ({seat})',
  'subject.whole': '{what}: {game} ({seat})',
  'wants.invitation': 'Invitation',
  'wants.claim': 'Is this you?',
  'wants.turn': 'Your turn',
  'wants.question': 'A question for you',
  'wants.lost': 'Your opponent asks for new dice',
  'wants.consent': 'Your opponent offers a draw',
  'wants.declined': 'Draw declined',
  'wants.takeBack': 'Your opponent asks for a take-back',
  'wants.ordered': 'Orders recorded before a roll',
  'wants.witness': 'Head of the journal before a roll',
  'wants.outage': 'The dice are waiting: a round is late',
  'wants.beaconless': 'The dice are waiting: roll without the beacon?',
  'wants.moveWanted': 'Your opponent proposes newer rules',
  'wants.takeBackDeclined': 'Take-back refused',
  'wants.result': 'The match is over',
  'wants.stopped': 'Agree to new dice',
  'wants.begin': 'Begin',
  'wants.words': 'What you typed for the dice',
  'wants.link': '{way, select, code {Your code} other {Your link}}',
  'wants.settings': 'Your settings were changed',
  'wants.unreachable': 'Your opponent gets no e-mail',
  brand: 'Denrei',
  join: ', ',
  colon: ':',
  'list.title': 'Denrei match {match}',

  'lead.invitation': '{inviter} invites you to play {game}',
  'lead.opened': 'Your match of {game} is open',
  'lead.now': '{title}: {where}',
  'lead.turn': 'It is your turn',
  'lead.question': 'One question for you',
  'lead.claim': 'Is this you? {seat} in a match of {game}',
  'lead.lost': '{opponent} has lost a number for the dice',
  'lead.consent': '{opponent} offers a draw',
  'lead.declined': '{opponent} declines the draw',
  'lead.takeBack': '{opponent} asks for a take-back',
  'lead.ordered': 'Orders recorded before a roll',
  'lead.witness': 'Head of the journal before a roll',
  'lead.outage': 'The dice are waiting: the round of the public beacon is late',
  'lead.moveWanted': '{opponent} proposes to switch to a newer version of the rules',
  'lead.beaconless': 'The dice are waiting: {opponent} asks to roll without the beacon',
  'lead.takeBackDeclined': '{opponent} refuses the take-back',
  'lead.result': 'The match is over',
  'lead.stopped': 'The match gets new dice',
  'lead.begin': '{opponent} has taken their seat: the match can begin',
  'lead.words': 'You typed your own words for the dice',
  'lead.link': '{way, select, code {Here is your code} other {Here is your link}}',
  'lead.settings': 'Your settings were changed',
  'lead.unreachable': '{opponent} gets no e-mail',

  'what.origin': 'This is a game by {name}, not checked by Denrei.',
  'what.invitation':
    'Your side: {seat}; your opponent: {opponent}. {way, select, code {Use the code, look at the match and take your seat. Typing the code alone changes nothing.} other {Follow the link, look at the match and take your seat. Opening the link alone changes nothing.}}',
  'what.waiting':
    'Your side: {seat}. The other seat is still open; its invitation link is on your seat’s page, for you to share. {way, select, code {Use the code, look at the match and take your seat. Typing the code alone changes nothing.} other {Follow the link, look at the match and take your seat. Opening the link alone changes nothing.}}',
  'what.lot': 'Sides are drawn by lot when the match begins, so you may end up with the other one.',
  'what.drawn': 'Sides have been drawn by lot. Your side: {seat}.',
  'what.stranger': 'Don’t know {inviter}, or don’t want to play? Ignore this e-mail; we won’t send another.',
  'what.claim':
    'Someone asked for the open seat ({seat}) of a match against {opponent} and gave this address. If it was you, follow the link and take the seat. Until you do, the seat stays open to others.',
  'what.notYou': 'If it was not you, ignore this e-mail; we won’t send another.',
  'what.declined': '{opponent} declines the draw that you offered. Play goes on.',
  'what.takeBack':
    '{way, select, code {Use the code to see what would be undone, and to agree or refuse.} other {Follow the link to see what would be undone, and to agree or refuse.}} If you play on first, the request lapses.',
  'what.ordered':
    'Match {match}: event {number} orders a roll, decided by round {round} of the beacon {name}. Head: {hash}. Keep this e-mail: it proves that the orders were final before the round was known. You don’t need to do anything. You can turn these e-mails off in the settings of your seat.',
  'what.witness':
    'Match {match}: event {number} orders a roll, decided by round {round} of the beacon {name}. Head: {hash}. Keep this e-mail: it proves that the orders were final before the round was known. You don’t need to do anything.',
  'what.outage':
    'The orders are final, and nothing is lost. The round that decides their dice has not come yet. The server keeps asking for it, and no clock is running. You don’t need to do anything: when the dice are rolled, the player to move gets the usual e-mail. We send no other e-mail about the delay. On the match page you can paste a round by hand, or both of you can agree to roll these dice without it.',
  'what.beaconless':
    'The round of the public beacon that decides these dice has not come. You can wait: the clocks are stopped, and the round is used as soon as it arrives. Or you can both agree to roll the dice from the chain alone; the journal records it. {way, select, code {Use the code to choose.} other {Follow the link to choose.}}',
  'what.moveWanted':
    'The match plays by the version of the rules it began with, and stays with it unless you agree too. {way, select, code {Use the code to see which version is proposed.} other {Follow the link to see which version is proposed.}}',
  'what.takeBackDeclined': '{opponent} refuses to take your last orders back. They stand.',
  'what.turn':
    '{way, select, code {Use the code, give your orders and end the phase.} other {Follow the link, give your orders and end the phase.}} You can undo orders until you roll dice or end the phase.',
  'what.question':
    '{opponent}’s phase is waiting for your answer. {way, select, code {Use the code and choose.} other {Follow the link and choose.}}',
  'what.lost':
    'Play cannot continue without it. If you agree, the match gets new dice. The journal records this, and at the end everyone sees what the old dice would have shown. {way, select, code {Use the code to answer.} other {Follow the link to answer.}}',
  'what.consent':
    '{way, select, code {Use the code to accept or decline.} other {Follow the link to accept or decline.}} Until you answer, play goes on.',
  'what.result':
    '{way, select, code {Use the code to see the final position and the full log.} other {Follow the link to see the final position and the full log.}}',
  'what.stopped':
    'The numbers behind the dice were replaced: they were used up, or part of the record was lost. {way, select, code {Use the code and agree.} other {Follow the link and agree.}} Play continues when both sides have.',
  'what.give':
    'Now add your part of the dice: {way, select, code {use the code,} other {follow the link,}} type something of your own, for instance what ten dice on your table show, and press the button. The match begins when your opponent has revealed their number.',
  'what.runs':
    '{opponent} says that you run this server. That is why you come first: you fix a number, and {opponent} adds theirs afterward. If you don’t run it, decline: another match protects you better.',
  'what.words':
    'Compare the words at the end of this e-mail with what you typed, and keep this e-mail. If they differ, the match does not use your words: show this e-mail to your opponent and stop playing.',
  'what.begin':
    'The match begins with you. {way, select, code {Use the code and press Begin.} other {Follow the link and press Begin.}} If the first order is yours, you can give it right away instead.',
  'what.beginByLot':
    'The match begins with you. {way, select, code {Use the code and press Begin.} other {Follow the link and press Begin.}}',
  'what.link':
    '{way, select, code {This code opens your seat. Your earlier codes work until they expire, unless you revoked them.} other {This link opens your seat. Your earlier links still work, unless you revoked them.}}',
  'what.linkAnew':
    '{way, select, code {This code opens your seat. Earlier ones no longer do.} other {This link opens your seat. Earlier ones no longer do.}}',
  'what.settings':
    '{way, select, code {If that was not you, someone else has a link or a code of yours. Revoke your links on the match page: the earlier ones then stop working, we e-mail you a new one, and e-mails that were turned off resume.} other {If that was not you, someone else has a link of yours. Revoke your links on the match page: the earlier ones then stop working, we e-mail you a new one, and e-mails that were turned off resume.}}',
  'what.unreachable':
    '{opponent}’s mail server rejects e-mails to the address we have, so {opponent} does not learn when it is their turn. If you have another way to reach them, please pass this on. We tell you only once.',
  'what.linkToJoin':
    '{way, select, code {Use this code to take your seat.} other {Use this link to take your seat.}}',

  'changed.name': 'Name: {from} → {to}',
  'changed.locale': 'Language: {from} → {to}',
  'changed.timeZone': 'Time zone: {from} → {to}',
  'changed.mailing': 'E-mails about this match: {from} → {to}',
  'changed.listed': 'Listed publicly when over: {from} → {to}',
  'changed.ownWitness': 'E-mail with the orders before each roll: {from} → {to}',
  'changed.witness': 'Witness address: {from} → {to}',
  'changed.none': 'none',
  'changed.hook': 'Messages to another service: {from} → {to}',
  'hook.test': 'Denrei is connected',
  'changed.en': 'English',
  'changed.ja': 'Japanese',
  'changed.on': 'on',
  'changed.off': 'off',

  'waits.you': 'It is your turn.',
  'waits.other': 'It is {opponent}’s turn.',
  'waits.seed': 'You must agree to new dice before the match continues.',
  'waits.seat': 'The match begins when the other seat is taken.',

  'link.join': 'Take your seat',
  'link.turn': 'Play your turn',
  'link.question': 'Answer the question',
  'link.lost': 'Answer',
  'link.consent': 'Answer the offer',
  'link.outage': 'Look at the match',
  'link.moveWanted': 'See and agree',
  'link.beaconless': 'Wait or agree',
  'link.takeBack': 'Answer the question',
  'link.result': 'See the final position',
  'link.stopped': 'Agree to new dice',
  'link.begin': 'Begin',
  'link.link': 'Open the match',
  'link.view': 'Read-only link, to share',
  'link.standing': 'Standing orders',
  'link.replay': 'Replay',
  'link.audit': 'Dice audit',
  'link.journal': 'Journal (download)',
  'link.rules': 'Rules',
  'link.mail': 'E-mail settings',
  'link.never': 'Stop all e-mails to this address',
  'link.revoke': 'Revoke my links',
  'code.how':
    'Open {where} in a browser and type your e-mail address and the code. It works for at least a week.',
  'code.beside': 'Don’t see a link? Open {where} and type your e-mail address and this code: {code}',
  'link.after': 'These pages work in a browser in which you have opened your link.',

  'head.since': 'Since your last e-mail',
  'head.map': 'Map',
  'head.question': 'Decide now',
  'head.position': 'The position',
  'head.standing': 'Your standing orders',
  'head.match': 'The match',
  'head.dice': 'Dice commitments',
  'head.proofs': 'Proofs of these dice',
  'head.links': 'Links',
  'head.codes': 'More codes',
  'head.others': 'Your other running matches',
  'head.audit': 'Check it yourself',

  'since.nothing': 'Nothing has happened.',
  'since.full': 'Full log',
  'position.left':
    'Left out: {n, plural, one {one section} other {# sections}} of the position. See the match page.',
  'collected.subject': '{n} e-mails about your matches, in one',
  'collected.lead': '{n} e-mails held for you, in one:',
  'collected.against': '{subject}, against {opponent}',
  'collected.list': 'Your matches',
  'standing.off': 'Switched off: {order} {why}',
  'off.expiredTurn': 'Its last turn is over.',
  'off.expiredDay': 'Its last day is over.',
  'off.units': 'All its units are out of the game.',
  'off.turn': 'It was for a turn that is over.',
  'standing.none': 'None. The game’s defaults apply.',

  'event.opened': 'The match was opened.',
  'event.joined': '{seat}: {player} took the seat.',
  'event.committed': '{seat}: {player} committed to a number for the dice.',
  'event.seeded': '{seat}: {player} revealed a number for the dice.',
  'event.ordered': 'The orders are final; round {round} of the beacon decides the dice.',
  'event.unwitnessed':
    'Not witnessed: no e-mail with these orders was handed over before round {round} came.',
  'event.beaconless': 'Both sides agreed to roll these dice without the beacon (round {round} did not come).',
  'event.lot':
    'Sides drawn by lot: {how, select, changed {the players have changed seats} other {both players keep their seats}}{seat, select, none {} other {; your side: {seat}}}.',
  'event.rerooted':
    '{reason, select, usedup {The dice were used up, so they are new (chain {chain}).} restored {Restored from a backup, so the dice are new (chain {chain}).} lostseed {A number for the dice was lost, so the dice are new (chain {chain}).} other {Part of the record was lost, so the dice are new (chain {chain}).}}',
  'event.takenBack':
    'By consent, play returned to {orders, select, 0 {where it was before event {event}} other {order {orders} of event {event}}}. Dice already rolled stay in the journal.',
  'event.moved': 'The match switched from rules version {from} to {to}.',
  'event.ended': 'The match ended: {how}',
  'event.unsealed': 'The server revealed its secret numbers: everything can now be checked.',
  'event.played': 'Play continued.',
  'event.told': 'Only you see this: {line}',

  'story.score': '{what}: {was} → {is}.',
  'story.number':
    '{n, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} other {#}}',
  'story.lost': '{whose, select, mine {You lost {units}.} other {{side} lost {units}.}}',
  'story.lostSo':
    '{whose, select, mine {You lost {number} {n, plural, one {unit} other {units}}.} other {{side} lost {number} {n, plural, one {unit} other {units}}.}}',
  'story.taken': '{whose, select, mine {You took {units}.} other {{side} took {units}.}}',
  'story.revealed': '{units} {n, plural, one {was} other {were}} turned up.',
  'story.hit': '{units} {n, plural, one {was} other {were}} hit.',
  'story.disordered': '{units} {n, plural, one {is} other {are}} disordered.',
  'story.damaged': '{units} {n, plural, one {was} other {were}} damaged.',
  'story.tired': '{units} {n, plural, one {is} other {are}} fatigued.',
  'story.retreated': '{units} retreated.',
  'story.withdrawn': '{units} left the map.',
  'story.isolated': '{units} {n, plural, one {is} other {are}} isolated.',
  'story.arrived': '{units} arrived.',
  'story.recovered': '{units} recovered.',
  'story.repaired': '{units} {n, plural, one {was} other {were}} repaired.',
  'story.resupplied': '{units} {n, plural, one {was} other {were}} resupplied.',
  'story.all':
    '{weight, select, end {The match is over.} loss {{number} {n, plural, one {unit was} other {units were}} lost.} harm {{number} {n, plural, one {unit was} other {units were}} hit or driven back.} other {{number} {n, plural, one {unit was} other {units were}} turned up.}}',
  'story.count':
    '{weight, select, gain {{n, plural, one {# arrival or recovery} other {# arrivals or recoveries}}} fight {{n, plural, one {# more combat report} other {# more combat reports}}} move {{what, select, own {{n, plural, one {# move} other {# moves}}} other {{n, plural, one {# more move} other {# more moves}}}}} card {{n, plural, one {# card} other {# cards}}} other {{n, plural, one {# routine step} other {# routine steps}}}}',
  'story.left': '{what, select, own {Your own orders: {counts}.} other {Also: {counts}.}}',

  'own.orders': 'You gave these orders: {orders}',

  'ended.won': 'You have won.',
  'ended.lost': '{winner} ({side}) has won.',
  'ended.drawn': 'Nobody has won.',
  'ended.resigned': '{loser} ({side}) resigned.',
  'ended.agreed': 'A draw was agreed.',
  'ended.event': 'The event broke the match off.',
  'ended.withdrawn': 'The invitation was withdrawn before the match began.',
  'ended.declined': 'The invitation was declined, so the match did not begin.',
  'ended.switched':
    'The invited player chose the other side, so the match was opened again with sides switched.',
  'ended.broken': 'The match was called off.',

  'roll.line': '{purpose}: {dice}, {outcome}',
  'roll.plain': '{purpose}: {dice}',
  'roll.shown': '{dice}: {outcome}',
  'roll.certain': '{purpose}: {outcome}',
  'roll.alone': '{result}.',
  'roll.dice': '{n, plural, one {die {faces}} other {dice {faces}}}',
  'roll.die': '{face} (of {faces} faces)',
  'roll.added': ', {modifier}',
  'roll.total': '{dice} = {total}',
  'roll.details': ' ({details})',
  'roll.join': '; ',
  'roll.row': '{range}: {outcome}',
  'roll.range': '{from}–{to}',
  'roll.modifier':
    '{on, select, die {} column {column } attack {attack } other {defense }}{amount} ({reason})',
  'roll.proof': 'proof: chain {chain}, k {k}, link {link}',

  'question.clause': 'Rule [{clause}]',
  'question.rule': 'Rule: {text} [{clause}]',
  'question.may': 'Choices: {forms}',

  'match.scenario': 'Scenario: {scenario}',
  'match.option': '{option}: {value}',
  'option.true': 'yes',
  'option.false': 'no',
  'match.nobody': 'still open',
  'match.side': 'Your side: {seat}. {goal}',
  'match.length':
    '{turns, plural, one {# turn} other {# turns}}, about {h, select, 0 {{n, plural, one {# minute} other {# minutes}}} other {{h, plural, one {# hour} other {# hours}}}} at one sitting. {level, select, easy {Easy to learn.} medium {Medium difficulty.} other {Hard to learn.}}',
  'match.time':
    '{by, select, days {You each have {days, plural, one {one day} other {# days}} per turn.} bank {You each have {bank, plural, one {one day} other {# days}} in all, plus {hours, plural, one {one hour} other {# hours}} per turn.} other {No clock: take your time.}}',
  'match.seat': '{seat}: {player}',
  'dice.explained':
    'Every die of this match comes from a chain of numbers that the server fixed before either player gave a number. These digests prove that it cannot be changed afterward. Keep this e-mail.',
  'dice.open': 'open dice, chain {chain}:',
  'dice.secret': 'secret draws, chain {chain}:',

  'others.asked': 'Your turn since {since}: {game}, {seat}, against {opponent}',
  'others.waits': 'Waiting for {opponent} since {since}: {game}, {seat}',
  'others.join': 'Take your seat: {game}, {seat}',
  'others.empty': 'The other seat is still open: {game}, {seat}',

  'audit.explained':
    '{way, select, code {The audit page of the match checks every roll in your browser.} other {The audit page (see the links below) checks every roll in your browser.}} Or download the journal and run this command: it also plays the match again, and checks that the journal is the one whose head is shown here.',

  'foot.match': 'Match {match}, referee version {version}',
  'foot.head': 'Head of the journal, event {number}:',
  'foot.asked': 'You get this one e-mail because someone gave your address. Replies are not read.',
  'foot.typed': 'You typed: {words}',
  'foot.why': 'You get this e-mail because you hold a seat in this match. Replies are not read.',

  'alt.changes': '{alt} Changes: {changes}',
  'alt.join': '; ',
  'alt.asked': 'The part of the map the question is about.',
  'alt.army': 'The part of the map where most of your units are.',

  // Lines of a plan.
  'head.plan': 'Your plan',
  'plan.done':
    '{n, plural, one {Line {lines}{order} ran} other {Lines {lines}{order} ran}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.asFar':
    '{n, plural, one {Line {lines}{order} ran up to order {used} of {of}} other {Lines {lines}{order} ran up to order {used} of {of}}}{outcomes, select, none {} other {: {outcomes}}}.',
  'plan.skipped':
    '{n, plural, one {Line {lines}{order} was skipped} other {Lines {lines}{order} were skipped}}.',
  'plan.expired':
    '{n, plural, one {Line {lines}{order} did not run: its phase is over} other {Lines {lines}{order} did not run: their phase is over}}.',
  'plan.halted': 'The plan halted at {n, plural, one {line} other {lines}} {lines}{order}.',
  'plan.instead': 'Its substitute {n} ran instead.',
  'plan.why.clause': 'It was illegal: [{clause}].',
  'plan.why.condition': 'Its condition {n} did not hold.',
  'plan.why.stakes': 'The odds or adjacent enemies were worse than when you drafted it.',
  'plan.why.nothing': 'There was nothing to order.',

  // Refusals.
  'refused.turn': 'It is not this side’s turn. Waiting for: {sides}.',
  'refused.wordless': 'The order does not say what to do (field “do”).',
  'refused.word': 'There is no order “{word}” here.',
  'refused.extra': 'This order has no field “{field}”. Its fields: {fields}.',
  'refused.fieldless': 'This order has no field “{field}”. It has none.',
  'refused.missing': '“{label}” is missing (field “{field}”).',
  'refused.value': '“{label}” cannot be {value} (field “{field}”).',
  'refused.shape': '“{label}” has the wrong type (field “{field}”).',
  'refused.count':
    '“{label}” takes {bounds, select, exact {exactly {min}} open {at least {min}} other {{min} to {max}}} (field “{field}”).',
  'refused.named': '{name}:',
  'refused.with': '{name} ({more}):',
  'refused.more': '{n} more',
  'refused.notHeld': '{name} is not in your hand.',
  'refused.foreign': '{name} belongs to your opponent.',
  'refused.unseen': '{name} is not on the map as you see it.',
  'refused.away': '{name} is not on the map ({where}).',
  'refused.elsewhere': '{name} is in {at}, not in {place}.',

  // Answers to orders by e-mail.
  'wants.reply': 'Your orders',
  'lead.reply.played': 'Your orders were carried out',
  'lead.reply.given': 'Your answer is saved',
  'lead.reply.closing': 'You have ended your phase',
  'lead.reply.kept': 'Your orders are waiting',
  'lead.reply.refused': 'Your orders were not carried out',
  'head.reply': 'Your orders',
  'foot.answered':
    'You get this e-mail because you hold a seat in this match. A program reads replies to it as orders.',
  'reply.how':
    'Or reply with one order per line, above the quoted text, as you would type them on the page (“end” ends the phase). If one is illegal, none is carried out.',
  'reply.played': 'They were carried out as far as it says below; the map shows the results.',
  'reply.halted': 'The dice rule out the rest: those orders were not carried out and wait in your plan.',
  'reply.given':
    'It takes effect once the other side has answered too. Until then nobody sees it, and you can change it on the match page.',
  'reply.closing':
    'Your phase ends with them. Your opponent gets it {minutes, plural, one {# minute} other {# minutes}} after your e-mail arrived. Until then nobody sees it, and Undo on the match page reopens it.',
  'reply.kept': 'All are legal, but none can start yet. They are saved as your plan on the match page.',
  'reply.drafted':
    '{n, plural, one {The order} other {The # orders}} from the match page came first and became final too.',
  'reply.draftedClosing': '{n, plural, one {The order} other {The # orders}} from the match page came first.',
  'reply.draftStays':
    '{n, plural, one {Your order on the match page stays. Your reply continues after it.} other {Your # orders on the match page stay. Your reply continues after them.}}',
  'reply.nothing': 'Nothing was carried out and nothing was saved.',
  'reply.again': 'Correct your orders and reply to this e-mail with all of them.',
  'reply.line': '{n}. {text}',
  'reply.read': '{n}. {text} → {order}',
  'reply.came.done': '{line} (done)',
  'reply.came.asFar': '{line} (not done)',
  'reply.came.skipped': '{line} (not done)',
  'reply.came.expired': '{line} (not done: its phase is over)',
  'reply.came.halted': '{line} (not done)',
  'reply.came.clause': '{line} [{clause}]',
  'reply.fault.empty': 'We found no order in your e-mail.',
  'reply.fault.old':
    'The match has moved on since the e-mail you replied to, so your orders were meant for another position.',
  'reply.fault.closed': 'You can give no orders now: the match is not in progress.',
  'reply.fault.notAsked': 'It is not your turn.',
  'reply.fault.answered':
    'You have already answered on the match page. It takes effect once your opponent has answered too. To change it, undo it there.',
  'reply.fault.handing':
    'You have ended your phase, and your opponent is about to get it. Undo on the match page reopens it; then reply to this e-mail again.',
  'reply.fault.plan':
    'Your plan for this phase is no longer legal. Correct it on the match page, or begin your reply with the line “clear” to drop the plan.',
  'reply.fault.many': 'That is more orders than one plan can hold.',
  'reply.fault.unreadable':
    'Your e-mail could not be read: it is too large or has too much formatting. Send only your orders, as plain text.',
  'reply.why.unknown': 'Line {n}: “{word}” is not understood.',
  'reply.why.ambiguous': 'Line {n}: “{word}” is ambiguous: {among}.',
  'reply.why.unfinished': 'Line {n}: the order is incomplete.',
  'reply.why.clause': 'Line {n}: [{clause}] {text}',
  'reply.why.beyond': 'Line {n}: you can’t order anything after the line before it by reply.',
  'reply.why.byHand': 'Line {n}: you can do this only on the match page.',
  'reply.takenFor': '“{word}” was read as “{verb}”.',
  'reply.lacks': 'Still missing: {field}.',
  'reply.verbs': 'An order begins with: {list}.',
  'reply.choices': 'Possible here: {list}.',
  'reply.choicesMore': 'Possible here: {list} and more.',
  'reply.number': 'A number from {least} to {most}.',
  'reply.none': 'Nothing is possible here.',

  // Time.
  'wants.reminder': 'Your deadline is near',
  'wants.timeUp': 'Your time is up',
  'wants.overdue': 'Your opponent’s time is up',
  'wants.extended': 'You were given extra time',
  'wants.pauseWanted': 'Your opponent asks for a pause',
  'wants.paused': 'Clock paused',
  'wants.resumed': 'Clock restarted',

  'lead.reminder': 'The match is still waiting for you',
  'lead.timeUp': 'Your time is up',
  'lead.overdue': '{opponent}’s time is up',
  'lead.extended': '{opponent} gave you extra time',
  'lead.pauseWanted': '{opponent} asks for a pause',
  'lead.paused': '{opponent} agrees: clock paused',
  'lead.resumed': '{opponent} restarted the clocks',

  'what.reminder': '{way, select, code {Use the code} other {Follow the link}} and give your orders.',
  'what.timeUp':
    'Nothing could answer for you, so the match is still waiting for you. {way, select, code {Use the code and give your orders while you can.} other {Follow the link and give your orders while you can.}}',
  'what.timeUpAnswered':
    'The lines of your plan that are meant for this answered for you, otherwise the game’s own answer. See the log below.',
  'what.overdue':
    'Nothing answers for {opponent}. {way, select, code {Use the code: you can give extra days, name a substitute for {opponent}, claim the match, or keep waiting.} other {Follow the link: you can give extra days, name a substitute for {opponent}, claim the match, or keep waiting.}}',
  'what.extended':
    'You can continue. {way, select, code {Use the code and give your orders.} other {Follow the link and give your orders.}}',
  'what.extendedLater': 'It is added to your clock. You don’t need to do anything now.',
  'what.pauseWanted':
    '{way, select, code {Use the code and agree on the clock page.} other {Follow the link and agree on the clock page.}} Until you do, the clocks keep running.',
  'what.paused': 'No clock runs until one of you restarts them on the clock page.',
  'what.resumed': 'Time is counted again as before.',

  'time.until': 'Your deadline: {time}.',
  'time.paused': 'Clock paused by agreement.',
  'time.then':
    'After this deadline{grace, plural, =0 {} one { and the grace period of one hour} other { and the grace period of # hours}}, the lines of your plan that are meant for this answer for you, otherwise the game’s own answer. If there is neither, {opponent} may claim the match.',
  'time.theyClaim': '{opponent} may claim the match until you have moved yourself.',
  'time.youClaim':
    '{opponent} ran out of time: you may claim the match on the clock page until {opponent} has moved.',

  'wants.resignOffered': 'Your opponent offers to resign',
  'wants.resignDeclined': 'Resignation declined',
  'wants.substitute': 'Your opponent proposes a substitute',
  'wants.substituteDeclined': 'Substitute refused',
  'wants.substituted': 'A new opponent',
  'wants.takesOver': 'Will you take over?',
  'lead.resignOffered': '{opponent} offers to resign',
  'lead.resignDeclined': '{opponent} asks you to play on',
  'lead.substitute': '{opponent} would like a substitute to take over',
  'lead.substituteDeclined': '{opponent} refuses the substitute',
  'lead.substituted': '{opponent} takes over from your opponent',
  'lead.takesOver': 'You are asked to take over a seat in a match of {game}',
  'what.resignOffered':
    '{way, select, code {Use the code to accept and win at once, or to ask your opponent to play on.} other {Follow the link to accept and win at once, or to ask your opponent to play on.}}',
  'what.resignDeclined': '{opponent} declines your resignation and wants to play on.',
  'what.substitute':
    '{way, select, code {Use the code to agree or refuse.} other {Follow the link to agree or refuse.}} The substitute sees what that side sees, and nothing of yours.',
  'what.substituteDeclined': '{opponent} would rather continue with you.',
  'what.substituted':
    'The match continues as it stands, with {opponent} on the other side. The former player’s standing orders and plans are gone.',
  'what.takesOver':
    'You were named to take over one side ({seat}) of a match in progress. Your opponent would be {opponent}. Follow the link, look at the match and decide.',
  'what.notTakenOver': 'If you don’t want to, ignore this e-mail; we won’t send another.',
  'link.resignOffered': 'Accept, or play on',
  'link.substitute': 'Answer the question',
  'link.takesOver': 'Look at the match and take over',
  'link.own': 'All your matches and your data',
  'head.said': '{opponent} says',
  'calendar.deadline': 'Deadline: {game} ({seat})',
  'event.late': '{seat}: {player} ran out of time, and the clock answered.',
  'ended.time': '{loser} ({side}) ran out of time.',

  'terms.saidDays': 'Clock: {days, plural, one {one day} other {# days}} per turn',
  'terms.saidBank':
    'Clock: a time bank of {bank, plural, one {one day} other {# days}}, plus {hours, plural, one {one hour} other {# hours}} per turn',
  'terms.saidWeek': 'Days on which time runs: {days}',
  'terms.saidGrace': 'Grace period after each deadline: {hours, plural, one {one hour} other {# hours}}',
  'terms.saidAbsence':
    '{days, plural, =0 {No absences} one {One day of absence a year} other {# days of absence a year}}',
  'terms.saidFailing':
    '{days, plural, =0 {If e-mail to a player fails, that player’s clock does not stop} one {If e-mail to a player fails, that player’s clock stops for at most one day in the whole match} other {If e-mail to a player fails, that player’s clock stops for at most # days in the whole match}}',
  'terms.saidBeacon':
    'Dice also use the public beacon {name}: nobody can know a roll before its orders are final, where a witness had them in time',
  'terms.saidStrict': 'Strict alternation: plans never run by themselves, one action per e-mail',
  'terms.saidTimeouts':
    '{n, plural, one {The first time-out lets the opponent claim the match} other {After # time-outs the opponent may claim the match; after one, if nothing answers}}',

  'charter.takeBack.consent': 'Take-backs: whenever the opponent agrees',
  'charter.takeBack.beforeDice': 'Take-backs: if the opponent agrees, never past dice or draws',
  'charter.takeBack.never': 'No take-backs',
  'charter.window':
    'When a phase ends without dice, the opponent gets it {minutes, plural, one {one minute} other {# minutes}} later; until then its player can reopen it',
  'charter.onlookers.anybody':
    'Spectators: anyone with the address of the match, who sees public information only',
  'charter.onlookers.nobody': 'Spectators: none until the match is over and listed',
  'charter.publication.asked': 'When it is over, the match is listed if both agree then',
  'charter.publication.always': 'When it is over, the match is listed publicly',
  'charter.publication.never': 'The match is never listed',
  'charter.sides.lot':
    'Sides are drawn by lot when the match begins, from what both players give to the dice. Until then nobody knows which side they play',
  'charter.sides.guest': 'The invited player may ask for the other side before taking a seat',
} as const;

export type MailKey = keyof typeof tellingEn;

export type MailTable = { readonly [key in MailKey]: string };

/**
 * How a language sets what is told: the time is an instant in the reader's zone, `digits` are those of months
 * and days.
 */
export type Conventions = {
  readonly betweenSentences: string;
  /** Between a label, as the id of a clause, and what it stands for. */
  readonly behindLabel: string;
  readonly time: string;
  /** A day of no zone. */
  readonly day: string;
  readonly digits: 'numeric' | '2-digit';
};

export const conventionsEn: Conventions = {
  betweenSentences: ' ',
  behindLabel: ': ',
  time: '{year}-{month}-{day} {clock} {zone}',
  day: '{year}-{month}-{day}',
  digits: '2-digit',
};
