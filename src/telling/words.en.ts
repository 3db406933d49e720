/**
 * What mails say in English, beside what the games say themselves. ICU messages; the same keys in every
 * language.
 */

import { planLinesEn } from './words/plan.en.js';
import { refusalsEn } from './words/refusals.en.js';
import { replyEn } from './words/reply.en.js';
import { timeEn } from './words/time.en.js';

export const tellingEn = {
  ...timeEn,
  ...planLinesEn,
  ...refusalsEn,
  ...replyEn,
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
  'wants.witness': 'Head of the journal before a roll',
  'wants.outage': 'The dice are waiting: a round is late',
  'wants.beaconless': 'The dice are waiting: roll without the beacon?',
  'wants.moveWanted': 'Your opponent proposes newer rules',
  'wants.takeBackDeclined': 'Take-back refused',
  'wants.result': 'The match is over',
  'wants.stopped': 'Agree to new dice',
  'wants.begin': 'Begin',
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
  'lead.witness': 'Head of the journal before a roll',
  'lead.outage': 'The dice are waiting: the round of the public beacon is late',
  'lead.moveWanted': '{opponent} proposes to switch to a newer version of the rules',
  'lead.beaconless': 'The dice are waiting: {opponent} asks to roll without the beacon',
  'lead.takeBackDeclined': '{opponent} refuses the take-back',
  'lead.result': 'The match is over',
  'lead.stopped': 'The match gets new dice',
  'lead.begin': '{opponent} has taken their seat: the match can begin',
  'lead.link': '{way, select, code {Here is your code} other {Here is your link}}',
  'lead.settings': 'Your settings were changed',
  'lead.unreachable': '{opponent} gets no e-mail',

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
  'since.earlier': '{n, plural, one {One earlier phase} other {# earlier phases}}: see the full log.',
  'since.left': '{n, plural, one {One earlier action} other {# earlier actions}}: see the full log.',
  'position.rest': 'The rest is in the plain-text part of this e-mail and on the match page.',
  'position.elsewhere':
    'For the position in words, see the plain-text part of this e-mail or the match page.',
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

  'own.orders': 'You gave these orders: {orders}{left, plural, =0 {} other { And # more.}}',
  'own.order': '{line}{n, plural, =0 {} one { (One more such order.)} other { (# more such orders.)}}',

  'ended.won': 'You have won.',
  'ended.lost': '{winner} ({side}) has won.',
  'ended.drawn': 'Nobody has won.',
  'ended.resigned': '{loser} ({side}) resigned.',
  'ended.agreed': 'A draw was agreed.',
  'ended.withdrawn': 'The invitation was withdrawn before the match began.',
  'ended.declined': 'The invitation was declined, so the match did not begin.',
  'ended.switched':
    'The invited player chose the other side, so the match was opened again with sides switched.',
  'ended.broken': 'The match was called off.',

  'roll.line': '{purpose}: {dice}, {outcome}',
  'roll.plain': '{purpose}: {dice}',
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
  'foot.why': 'You get this e-mail because you hold a seat in this match. Replies are not read.',

  'alt.changes': '{alt} Changes: {changes}',
  'alt.join': '; ',
  'alt.asked': 'The part of the map the question is about.',
  'alt.army': 'The part of the map where most of your units are.',
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
