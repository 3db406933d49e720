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
  'wants.lost': 'New dice are asked for',
  'wants.consent': 'A draw is offered',
  'wants.declined': 'The draw is declined',
  'wants.takeBack': 'A take-back is asked for',
  'wants.witness': 'Head of the journal before a throw',
  'wants.outage': 'The dice wait: a round is late',
  'wants.beaconless': 'The dice wait: may they fall?',
  'wants.moveWanted': 'Newer rules are proposed',
  'wants.takeBackDeclined': 'The take-back is refused',
  'wants.result': 'The match is over',
  'wants.stopped': 'Agree to new dice',
  'wants.begin': 'Begin',
  'wants.link': '{way, select, code {Your code} other {Your link}}',
  'wants.settings': 'Your settings were changed',
  'wants.unreachable': 'No mail reaches your opponent',
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
  'lead.lost': '{opponent} has lost a number of the dice',
  'lead.consent': '{opponent} offers a draw',
  'lead.declined': '{opponent} declines the draw',
  'lead.takeBack': '{opponent} asks to take back the last orders',
  'lead.witness': 'Head of the journal before a throw',
  'lead.outage': 'The dice wait: the round of the public beacon is late',
  'lead.moveWanted': '{opponent} proposes to go on by a newer version of the rules',
  'lead.beaconless': 'The dice wait: {opponent} asks to let them fall without the beacon',
  'lead.takeBackDeclined': '{opponent} refuses the take-back',
  'lead.result': 'The match is over',
  'lead.stopped': 'The dice are made anew',
  'lead.begin': '{opponent} is there: the match can begin',
  'lead.link': '{way, select, code {Here is your code} other {Here is your link}}',
  'lead.settings': 'Your settings were changed',
  'lead.unreachable': 'No mail reaches {opponent}',

  'what.invitation':
    'Your side: {seat}; your opponent: {opponent}. {way, select, code {Use the code} other {Follow the link}}, look at the match and take your seat. {way, select, code {Typing the code} other {Opening the link}} alone changes nothing.',
  'what.waiting':
    'Your side: {seat}; the other seat is still open, and its invitation link is yours to pass on: it stands on the page of your seat. {way, select, code {Use the code} other {Follow the link}}, look at the match and take your seat. {way, select, code {Typing the code} other {Opening the link}} alone changes nothing.',
  'what.lot':
    'The side is not yours yet: when the match begins the lot decides whether the two of you change seats.',
  'what.drawn': 'The lot has fallen. Your side: {seat}.',
  'what.stranger': 'If you do not know {inviter} or do not want to play, do nothing: no more mail follows.',
  'what.claim':
    'Somebody asked for the open seat ({seat}) of a match against {opponent} and gave this address. If it was you, follow the link and take the seat. Until you do the seat stays free for others.',
  'what.notYou': 'If it was not you, do nothing: no more mail follows.',
  'what.declined': '{opponent} does not take the draw that you offered. Play goes on.',
  'what.takeBack':
    '{way, select, code {Use the code} other {Follow the link}} to see what would be taken back, and to grant or refuse it. Once you have played on, the question is void.',
  'what.witness':
    'Match {match}: event {number} orders a throw, which falls with round {round} of the beacon {name}. Head: {hash}. Keep this mail: it proves that the orders stood before the round was known. Nothing is to be done.',
  'what.outage':
    'The orders stand, and nothing is lost. The round that decides their dice has not come yet; it is asked for again and again, and no clock runs meanwhile. You need do nothing: when the dice have fallen, whoever is to move is mailed as usual, and no other mail tells of the delay. On the page of the match a round can also be brought by hand, or both of you can let these dice fall without it.',
  'what.beaconless':
    'The round of the public beacon that decides these dice does not come. You can wait: the clocks stand still, and the round is taken as soon as it is there. Or both of you let the dice fall from the chain alone; the journal says so. {way, select, code {Use the code} other {Follow the link}} to choose.',
  'what.moveWanted':
    'The match plays by the version of the rules that it began with, and goes on so unless you agree too. {way, select, code {Use the code} other {Follow the link}} to see which version it is.',
  'what.takeBackDeclined': '{opponent} does not agree to take your last orders back. They stand.',
  'what.turn':
    '{way, select, code {Use the code} other {Follow the link}}, give your orders and end the phase. Until the dice fall or the phase ends you can undo.',
  'what.question':
    'It is the phase of {opponent}, who is waiting for your answer. {way, select, code {Use the code} other {Follow the link}} and choose.',
  'what.lost':
    'Play cannot go on without it. With your consent the dice are made anew; the journal says so, and at the end everybody sees what the dice of before would have given. {way, select, code {Use the code} other {Follow the link}} to answer.',
  'what.consent':
    '{way, select, code {Use the code} other {Follow the link}} to accept or to decline. Until you answer, play goes on.',
  'what.result':
    '{way, select, code {Use the code} other {Follow the link}} to see the last position and the whole log.',
  'what.stopped':
    'The numbers from which the dice come were replaced (they were used up, or part of the record was lost). {way, select, code {Use the code} other {Follow the link}} and agree; play goes on when both sides have done so.',
  'what.begin':
    'The match begins with you: {way, select, code {use the code} other {follow the link}} and press Begin. If the first order is yours you can give it at once instead.',
  'what.beginByLot':
    'The match begins with you: {way, select, code {use the code} other {follow the link}} and press Begin.',
  'what.link':
    '{way, select, code {This code opens your seat. Earlier ones of yours are good until the end of their time} other {This link opens your seat. Earlier links of yours keep working}} unless you revoked them.',
  'what.linkAnew':
    'This {way, select, code {code} other {link}} opens your seat. No earlier one opens it any more.',
  'what.settings':
    'If that was not you, somebody else has a link{way, select, code { or a code} other {}} of yours. Revoke your links on the match page: then nobody gets in by the earlier ones, you get a new one by mail, and mails that were switched off come again.',
  'what.unreachable':
    'The mail server of {opponent} takes no mail for the address that was given, so {opponent} is not told when the match waits. If you know another way, please pass it on. You are told this once.',
  'what.linkToJoin': '{way, select, code {This code} other {This link}} lets you take your seat.',

  'changed.name': 'Name: {from} → {to}',
  'changed.locale': 'Language: {from} → {to}',
  'changed.timeZone': 'Time zone: {from} → {to}',
  'changed.mailing': 'Mails of this match: {from} → {to}',
  'changed.listed': 'Listed for everybody when it is over: {from} → {to}',
  'changed.witness': 'Witness address: {from} → {to}',
  'changed.none': 'none',
  'changed.hook': 'Messages to another service: {from} → {to}',
  'hook.test': 'Denrei is connected',
  'changed.en': 'English',
  'changed.ja': 'Japanese',
  'changed.on': 'on',
  'changed.off': 'off',

  'waits.you': 'It is your move.',
  'waits.other': 'The match waits for {opponent}.',
  'waits.seed': 'The match waits for you to agree to new dice.',
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
  'link.result': 'See the last position',
  'link.stopped': 'Agree to new dice',
  'link.begin': 'Begin',
  'link.link': 'Open the match',
  'link.view': 'Look only: a link to pass on',
  'link.standing': 'Standing orders',
  'link.replay': 'Replay',
  'link.audit': 'Audit of the dice',
  'link.journal': 'Journal (download)',
  'link.rules': 'Rules',
  'link.mail': 'Mail settings',
  'link.never': 'No more mails to this address',
  'link.revoke': 'Revoke my links',
  'code.how':
    'Open {where} in a browser; type there your mail address and the code. It is good for a week at least.',
  'code.beside': 'No link to be seen? Open {where} and type your mail address and this code: {code}',
  'link.after': 'These pages open in a browser in which you have followed your link.',

  'head.since': 'Since your last mail',
  'head.map': 'Map',
  'head.question': 'To decide now',
  'head.position': 'The position',
  'head.standing': 'Your standing orders',
  'head.match': 'The match',
  'head.dice': 'Fixed beforehand: the dice',
  'head.proofs': 'Proofs of these dice',
  'head.links': 'Links',
  'head.codes': 'More codes',
  'head.others': 'Your other running matches',
  'head.audit': 'Check it yourself',

  'since.nothing': 'Nothing has happened.',
  'since.earlier':
    '{n, plural, one {One earlier phase stands} other {# earlier phases stand}} in the plain-text part of this mail and on the match page.',
  'since.left':
    '{n, plural, one {One earlier deed} other {# earlier deeds}} of this phase {n, plural, one {stands} other {stand}} in the plain-text part of this mail and on the page of the match.',
  'position.rest': 'The rest of it stands in the plain-text part of this mail and on the match page.',
  'position.elsewhere':
    'The position in words stands in the plain-text part of this mail and on the match page.',
  'collected.subject': '{n} mails about your matches, in one',
  'collected.lead': '{n} mails that waited for you, in one:',
  'collected.against': '{subject}, against {opponent}',
  'collected.list': 'Your matches',
  'standing.off': 'Switched off: {order} {why}',
  'off.expiredTurn': 'Its last turn is past.',
  'off.expiredDay': 'Its last day is past.',
  'off.units': 'All its units are out of the game.',
  'off.turn': 'It was for a turn that is past.',
  'standing.none': 'None of your own: what the game does without them applies.',

  'event.opened': 'The match was opened.',
  'event.joined': '{seat}: {player} took the seat.',
  'event.committed': '{seat}: {player} settled on a number for the dice, still hidden.',
  'event.seeded': '{seat}: {player} showed a number for the dice.',
  'event.ordered': 'The orders stand; the dice fall with round {round} of the beacon.',
  'event.beaconless': 'Both sides let these dice fall without the beacon (round {round} did not come).',
  'event.lot':
    'The lot has fallen: {how, select, changed {the two players have changed seats} other {both keep their seats}}{seat, select, none {} other {; your side: {seat}}}.',
  'event.rerooted':
    '{reason, select, usedup {The dice were used up: chain {chain} replaces them.} restored {A backup was put back: chain {chain} replaces the dice.} lostseed {A number for the dice was lost: chain {chain} replaces them.} other {Part of the record was lost: chain {chain} replaces the dice.}}',
  'event.takenBack':
    'By consent, play went back to {orders, select, 0 {where it stood before event {event}} other {order {orders} of event {event}}}. Dice that fell stay in the journal.',
  'event.moved': 'The match moved from rules version {from} to {to}.',
  'event.ended': 'The match ended: {how}',
  'event.unsealed': 'The server opened its secret numbers: from now on everything can be checked.',
  'event.played': 'Play went on.',
  'event.told': 'To you alone: {line}',

  'own.orders': 'What you did: {orders}{left, plural, =0 {} other { And # more.}}',
  'own.order': '{line}{n, plural, =0 {} other { (# more like it)}}',

  'ended.won': 'You have won.',
  'ended.lost': '{winner} ({side}) has won.',
  'ended.drawn': 'Nobody has won.',
  'ended.resigned': '{loser} ({side}) resigned.',
  'ended.agreed': 'A draw was agreed.',
  'ended.withdrawn': 'The invitation was withdrawn before the match began.',
  'ended.declined': 'The invitation was declined: the match has not begun.',
  'ended.switched': 'The invited player chose the other side: the match was opened anew with sides switched.',
  'ended.broken': 'The match was broken off.',

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
    '{on, select, die {} column {column } attack {attack } other {defence }}{amount} ({reason})',
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
    'Every die of this match comes from a chain of numbers that the server fixed before any player gave his number. These digests of it make sure that it cannot be changed. Keep this mail.',
  'dice.open': 'open dice, chain {chain}:',
  'dice.secret': 'secret draws, chain {chain}:',

  'others.asked': 'Your move since {since}: {game}, {seat}, against {opponent}',
  'others.waits': 'Waits for {opponent} since {since}: {game}, {seat}',
  'others.join': 'Take your seat: {game}, {seat}',
  'others.empty': 'The other seat is still open: {game}, {seat}',

  'audit.explained':
    'The audit page {way, select, code {of the match} other {(among the links below)}} checks every roll in your browser. Or download the journal and run this command: it also plays the match again, and checks that the journal is the one whose head stands here.',

  'foot.match': 'Match {match}, referee version {version}',
  'foot.head': 'Head of the journal, event {number}:',
  'foot.asked': 'You get this one mail because somebody gave your address. It cannot be answered.',
  'foot.why': 'You get this mail because you hold a seat in this match. It cannot be answered.',

  'alt.changes': '{alt} Changes: {changes}',
  'alt.join': '; ',
  'alt.asked': 'The part of the map that you are asked about.',
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
