/**
 * The pages' own sentences in English: ICU messages. What is said about a game stands in the game's tables.
 */
import { auditEn } from '../audit/text.en.js';
import { diceEn } from '../dice/text.en.js';
import { learnEn } from '../learn/text.en.js';
import { operatorEn } from '../operator/text.en.js';
import { replayEn } from '../replay/text.en.js';
import { rulesEn } from '../rules/text.en.js';
import { clockEn } from './clock.en.js';
import { homeEn } from './home.en.js';
import { inviteEn } from './invite.en.js';
import { bouncedEn } from './mails/mails.en.js';
import { tableEn } from './match.en.js';
import { planEn } from './plan.en.js';
import { charterEn } from './players/charter.en.js';
import { mailsEn } from './players/mails.en.js';
import { inAdvanceEn } from './players/standing.en.js';
import { privacyEn } from './privacy.en.js';
import { setupEn } from './setup/setup.en.js';

export const pagesEn = {
  'frame.description': 'Hex wargames by e-mail',
  'frame.skip': 'Skip to content',
  'frame.nav': 'Pages of this seat',
  'frame.mine': 'My matches',
  'frame.foot':
    'Denrei, the runner between headquarters. No account, no password. Your link is your seat, so keep it to yourself.',

  'frame.comma': ', ',
  'frame.gap': ' ',

  'home.title': 'Hex wargames by e-mail',
  'home.lead':
    'An e-mail says it’s your turn. You give your orders on the map. No account, no password. “Play now” starts at once, against the practice opponent.',
  'home.finished': 'Finished matches',
  'home.mailbox': 'Open the built-in mailbox',

  'start.title': 'Start a match',
  'start.match': 'The match',
  'start.pack': 'Components',
  'start.pack.none': 'standard',
  'start.scenario': 'Scenario',
  'start.you': 'You',
  'start.side': 'Side',
  'start.other': 'The other seat',
  'start.invite': 'E-mail an invitation',
  'start.open': 'Leave it open: I’ll send the invitation link myself',
  'start.self': 'I play both seats',
  'start.button': 'Start the match',
  'start.note': 'Each player takes a seat with the link in the e-mail. No dice are rolled until both have.',
  'person.name': 'Name',
  'person.address': 'E-mail address',
  'person.locale': 'Language',
  'person.zone': 'Time zone',

  'links.title': 'Lost your link?',
  'links.lead': 'We e-mail new links for all your running matches to your address.',
  'links.address': 'Your e-mail address',
  'links.send': 'E-mail me my links',
  'links.sent':
    'If this address holds a seat in a running match, new links are on their way. If you asked more than once this hour, check the earlier e-mail.',

  'opened.title': 'The match is open',
  'opened.lead': 'It begins when both seats are taken.',
  'opened.mailed': 'we e-mailed a link to take the seat',
  'opened.later': 'gets an invitation by e-mail as soon as you have taken your seat',
  'opened.waits': 'open to anyone with the invitation link',
  'opened.joined': 'taken',
  'opened.invitation': 'Invitation link',
  'opened.pass':
    'Give this link to your opponent. It takes the other seat once you have taken yours, so don’t show it to anyone else. It is also on your seat’s page.',
  'opened.public': 'Public page of this match',

  'join.title': '{opponent, select, none {Your seat in {game}} other {{opponent} invites you to {game}}}',
  'join.taken': 'This seat is taken.',
  'join.lost': 'If it is yours, follow the link in your newest e-mail, or ask for a new one:',
  'join.go': 'Go to the match',
  'join.side': 'You: {side}',
  'join.against': 'Against {opponent}.',
  'join.alone': 'The other seat is still open.',
  'join.take': 'I take the seat ({side})',
  'join.button': 'Take the seat',
  'seed.label': 'Your number for the dice',
  'seed.digest': 'Digest of your number',
  'seed.byHand': 'Your part of the dice, by hand',
  'seed.byHandFirst':
    'The dice use a number from each player. Without JavaScript you can enter the digest of a number that you keep (the command denrei seed makes both). If you leave this empty, the server makes a number for you. That protects you from the other player, but not from the operator of this server.',
  'seed.byHandSecond':
    'The dice use a number from each player. Without JavaScript you can type anything here; the dice use its digest. If you leave this empty, the server makes a number for you. That protects you from the other player, but not from the operator of this server.',
  'seed.missing': 'Your dice code is not in this browser.',
  'seed.enter':
    'Enter the code here, or continue in the browser in which you took the seat. Its settings page shows the code.',
  'seed.otherTitle': 'Begin where you took your seat',
  'seed.otherDo':
    'Nothing has changed. Open the match in the browser in which you took the seat and begin there. Or enter your dice code in this browser’s settings: the settings page of the first browser shows it.',
  'seed.otherHand':
    'Without JavaScript, type the number whose digest you gave, under “Your part of the dice, by hand”. If you have lost both code and number, that page lets you ask for new dice.',
  'seed.toSettings': 'Settings: enter the dice code',
  'seed.byHandOpening': 'You committed to a number by its digest. Type that number here: 64 digits.',
  'seed.begin': 'Begin',
  'seed.beginLead': 'Your opponent has taken their seat too. The match starts when you press Begin.',
  'seed.renew': 'Continue',
  'seed.renewLead': 'This match has new dice. Play continues when both players have agreed to them.',
  'seed.given': 'I agree',
  'heads.missed':
    'On {time} this browser was shown event {number} of this match. The server now shows an earlier or a different event: the match was restored or altered. Compare it with your e-mails, and tell your opponent.',
  'heads.aloud':
    'Do you both see the same match? Check by telephone: one of you says a word, both type it here, and one reads out the six digits. If both pages show the same newest event, the digits match.',
  'given.other':
    'The match does not use what this browser gave for the dice on {time}. Did you give a number on another device? If not, keep your e-mails, show them to your opponent and stop.',
  'given.remade':
    'The journal is not the one this browser was shown when it gave its number on {time}: it was remade. Keep your e-mails, show them to your opponent and stop.',
  'given.refused': 'Another of your devices had already given a number for the dice.',
  'given.save': 'Save what this browser gave',
  'heads.word': 'Word',
  'lost.link': 'I lost the code',
  'lost.title': 'New dice',
  'lost.lead':
    'You have lost the dice code with which you took your seat, so the number that the dice are waiting for cannot be revealed. The match gets new dice, with new numbers from both players. The journal records this, and at the end everyone sees what the old dice would have shown.',
  'lost.consent': 'Your opponent has already submitted a number and must agree. We’ve e-mailed them.',
  'lost.word': 'lost',
  'lost.button': 'Ask for new dice',
  'lost.waiting': 'You have asked for new dice. Your opponent has not replied yet.',
  'lost.agreeLead':
    '{side} has lost a number that the dice are waiting for and asks for new dice. Both players must then give their numbers again. The journal records this, and at the end everyone sees what the old dice would have shown.',
  'lost.agree': 'agree',
  'lost.agreeButton': 'Agree to new dice',
  'lost.asked': '{side} has lost a number for the dice and asks for new dice.',
  'code.title': 'Your dice code',
  'code.label': 'Dice code',
  'code.why':
    'Your part of every roll comes from this code. This browser keeps it. You need the code only to continue in another browser.',
  'code.save': 'Save as a file',
  'code.file': 'dice-code.txt',
  'code.other': 'Your code from another browser',
  'code.hand':
    'If you enter your code on a page of a server, that server can learn all your numbers, the hidden one too.',
  'code.taken': 'This browser now uses that code.',

  'map.label': 'Map',
  'map.picture': 'Picture',

  'match.yours': 'Your move.',
  'match.theirs': '{side} to move.',
  'status.open': 'The match begins when both seats are taken.',
  'status.stopped': 'Stopped: the dice must be renewed.',
  'status.finished': 'The match is over.',
  'status.imported': 'For reading only: this server does not have the dice to continue the match.',
  'match.where': 'Now: {scope}',
  'match.views': 'You are watching. This link gives no orders.',
  'match.played': 'That turn is over. You have nothing to decide right now.',
  'match.moved': 'Your e-mail was about event {from}; the match is now at event {now}.',
  'match.mailFails': 'E-mail to {side} could not be delivered.',
  'match.offered': '{side} offers a draw.',
  'match.answer': 'Answer',
  'match.youOffered': 'You have offered a draw.',
  'match.hidden': 'Hidden information is not shown here.',

  'log.news': 'What just happened',
  'log.title': 'Log',
  'log.none': 'Nothing has happened yet.',

  'position.title': 'Position in words',

  'facts.title': 'This match',
  'facts.seats': 'Seats',
  'facts.scenario': 'Scenario',
  'facts.match': 'Match',
  'facts.rules': 'Rules',
  'facts.version': '{game}, version {version}',
  'facts.pack': '{game}, version {version}, components {pack}',
  'facts.head': 'Head of the journal',
  'facts.open': 'Commitment of the open dice, chain {chain}',
  'facts.secret': 'Commitment of the secret draws',
  'facts.notJoined': 'not taken yet',
  'facts.mailFails': 'e-mail fails',

  'seat.title': 'Your seat',
  'seat.match': 'Match',
  'seat.orders': 'Orders',
  'seat.standing': 'Standing orders',
  'seat.settings': 'Settings',
  'seat.journal': 'Download the journal',
  'seat.public': 'Public page',
  'seat.draw': 'Offer a draw',
  'seat.back': 'Ask for a take-back',
  'seat.resign': 'Resign',
  'seat.revoke': 'Revoke my links',
  'seat.view': 'Read-only link to your seat, to share',
  'seat.spectate': 'Link for spectators, to share',
  'seat.invitation': 'Invitation link of the open seat',

  'draft.title': 'Your draft',
  'draft.note':
    'Only you see this. It becomes final when you roll dice, your opponent must respond, or you end the phase.',
  'draft.forced': 'the only choice',

  'order.next': 'Next',
  'order.back': 'Back to the match',
  'order.stop': 'Stop here',
  'order.enough': 'Done',
  'order.everything': 'All {n}, continue',
  'order.none': 'None',
  'order.stepwise': 'Choose the route step by step',
  'order.again': 'Start this field again',
  'order.number': 'From {least} to {most}',
  'order.aside': '{field}: {value} (change)',
  'order.listed': '{field}: press the map, or open the list ({n})',

  'explain.chances': 'Chances',

  'confirm.title': 'Give this order?',
  'confirm.unused': 'Not used yet',
  'confirm.ends': '{what}?',
  'confirm.left': '{n, plural, one {One unit has} other {# units have}} not acted',
  'confirm.still': 'Still possible:',
  'confirm.could': '{what} ({n})',
  'confirm.there': '{place} ({n}): {units}',
  'confirm.chance': '{percent}% {result}',
  'confirm.give': 'Give the order',
  'confirm.commit': 'Give the order for good',
  'confirm.earlier':
    '{n, plural, one {One earlier order in your draft becomes} other {# earlier orders in your draft become}} final with it.',
  'barrier.none': 'This stays in your draft: you can undo it.',
  'barrier.roll': 'You roll dice, so your orders so far become final.',
  'barrier.vain': 'No result can have an effect. You roll dice, so your orders so far become final.',
  'barrier.draw': 'Something is drawn at random, so your orders so far become final.',
  'barrier.reveal': 'Something hidden is revealed, so your orders so far become final.',
  'barrier.question': 'Your opponent must respond, so your orders so far become final.',
  'barrier.standing': 'A standing order answers, so your orders so far become final.',
  'barrier.both': 'It becomes final when both sides have answered. Until then you can undo it.',
  'barrier.phase': 'Your orders so far become final.',
  'barrier.end': 'This ends the match. Your orders so far become final.',

  'act.type': 'To confirm, type: {word}',
  'resign.title': 'Resign',
  'resign.lead': 'The other side wins at once. This cannot be undone.',
  'resign.word': 'resign',
  'resign.button': 'Resign',
  'draw.title': 'Offer a draw',
  'draw.lead': 'We e-mail your opponent, who can accept or decline. Meanwhile the match goes on.',
  'draw.button': 'Offer the draw',
  'draw.answerTitle': 'A draw is offered',
  'draw.answerLead': '{side} offers a draw. Accepting ends the match.',
  'draw.accept': 'Accept: the match ends as a draw',
  'draw.decline': 'Decline: the match goes on',
  'draw.answerButton': 'Answer',
  'draw.waiting': 'You have offered a draw. Your opponent has not replied yet.',
  'back.title': 'Ask for a take-back',
  'back.what':
    'Play would return to where it was before your last orders. This undoes {given, plural, one {one order} other {# orders}} of both sides.',
  'back.dice':
    '{rolls, plural, one {One roll or draw has been made since. It stays} other {# rolls and draws have been made since. They stay}} in the journal for everyone to see, and play continues with new rolls.',
  'back.lead':
    'We e-mail your opponent, who can agree or refuse. If either of you plays on first, the request lapses.',
  'back.practice': 'The practice opponent agrees at once.',
  'back.practiceDice':
    'Dice have been rolled since your last orders. Against the practice opponent you can take back only what was decided without dice.',
  'back.nothing': 'You have not given any orders to take back yet.',
  'back.button': 'Ask for a take-back',
  'back.answerTitle': 'Your opponent asks for a take-back',
  'back.answerLead':
    '{side} asks to return to where play was before their last orders. This undoes {given, plural, one {one order} other {# orders}} of both sides.',
  'back.grant': 'Agree: play goes back',
  'back.refuse': 'Refuse: the orders stand',
  'back.asked': '{side} asks for a take-back.',
  'back.waiting': 'You have asked for a take-back. Your opponent has not replied yet.',
  'revoke.title': 'Revoke my links',
  'revoke.lead':
    'Every link of your seat stops working, including those you have shared. We e-mail you a new one.',
  'revoke.word': 'revoke',
  'revoke.button': 'Revoke the links',
  'revoke.done': 'Your links no longer work. A new one is on its way to you.',

  'settings.title': 'Settings of your seat',
  'settings.saved': 'Saved.',
  'settings.mails': 'E-mail',
  'settings.on': 'E-mail me when it’s my turn',
  'settings.off': 'No e-mails',
  'settings.save': 'Save',
  'settings.programs': 'Keys for programs',
  'settings.programs.lead':
    'A program plays or reads this seat with a key, sent as Authorization: Bearer. Anyone with the key to play can do everything you can. A key lasts 90 days; revoking your links ends both.',
  'settings.programs.read': 'Key to read',
  'settings.programs.play': 'Key to play',
  'settings.note': 'You cannot change the e-mail address of a seat here.',
  'settings.mailsOnly':
    'This link changes how you get e-mails and nothing else. To change your name, language and so on, open the match with its own link. Your time zone: {zone}.',
  'settings.stopped': 'You get no more e-mails about this match. You can turn them back on in the settings.',

  'standing.title': 'Standing orders',
  'standing.lead':
    'They answer for you, so that the match doesn’t have to wait. Only you see them. A new one replaces an earlier one for the same thing.',
  'standing.none': 'No standing orders. The game’s defaults apply.',
  'standing.add': 'Add a standing order',
  'standing.default': 'Default: {rule}',
  'standing.others': 'Other standing orders',
  'standing.set': 'Add this order',
  'standing.remove': 'Remove',
  'standing.each.note':
    'Tick one box in a row, or none for the default. If you tick both, the first one counts.',
  'standing.each.save': 'Save',
  'standing.copy': 'Copy to others',
  'standing.copy.to': 'Copy it to',
  'standing.copy.give': 'Copy',

  'mailbox.title': 'Built-in mailbox',
  'mailbox.lead':
    'No mail server is configured, so e-mails end up here. You can play both seats on this machine.',
  'mailbox.to': 'To',
  'mailbox.from': 'From',
  'mailbox.subject': 'Subject',
  'mailbox.at': 'Time',
  'mailbox.coming': 'E-mails are on their way: they will be here in a second or two.',
  'mailbox.again': 'Look again',
  'mailbox.none': 'No e-mails yet.',
  'mailbox.text': 'As plain text',
  'mailbox.back': 'All e-mails',

  colon: ': ',
  'notice.back': 'Back',
  'notice.id': 'Number of this request, for the server’s operator: {id}',
  'notice.links': 'Links last 90 days. Ask for a new one:',

  'invalid.name':
    'Enter a name of 1 to 60 characters, without control characters and without a web or e-mail address (no @, no dot inside a word).',
  'invalid.address': 'Enter a valid e-mail address.',
  'invalid.timeZone': 'Enter a time zone, such as Europe/Berlin.',
  'invalid.locale': 'This language is not supported.',
  'invalid.seed': 'This number does not fit your dice code. Enter the number you committed to: 64 digits.',
  'invalid.signature': 'This is not the signature of that round. It has 96 hex digits.',
  'invalid.take': 'Tick the box to take the seat, then press the button again.',
  'invalid.word': 'Type the word exactly as shown.',
  'invalid.choice': 'Choose one of the two.',
  'invalid.named': 'Nothing is called “{word}”.',
  'invalid.seats':
    'Choose a side of the game and who plays the other one. Programs find the sides in /openapi.json.',
  'invalid.pack': 'This server has no such component pack.',
  'invalid.orderAndText': 'Send `order` or `text`, not both.',
  'invalid.soft': 'This order becomes final. Look at its results, then send it without `soft`.',
  'invalid.order':
    'An order names the word of its form and a value for each field. GET …/orders lists legal ones.',
  'invalid.other': 'This is not what the page asks for. Go back and check it.',

  'fault.not-found.title': 'Page not found',
  'fault.not-found.do': 'The link is wrong, has expired or was revoked, or there is no such page.',
  'fault.foreign-origin.title': 'Not sent from one of our pages',
  'fault.foreign-origin.do': 'Open the page again from your e-mail and send the form from there.',
  'fault.too-many.title': 'Too many requests',
  'fault.too-many.do': 'Wait a few minutes and try again. Nothing was changed.',
  'fault.malformed.title': 'The request could not be read',
  'fault.malformed.do': 'Go back and try again. Nothing was changed.',
  'fault.too-large.title': 'The request is too large',
  'fault.too-large.do': 'Nothing was changed.',
  'fault.malformed-key.title': 'The key cannot be read',
  'fault.malformed-key.do':
    'Send it exactly as you got it: Authorization: Bearer, a space, the key. Nothing was changed.',
  'fault.unsupported.title': 'Unsupported content type',
  'fault.unsupported.do': 'Send a form or JSON. Nothing was changed.',
  'fault.internal.title': 'Something went wrong on our side',
  'fault.internal.do': 'The error has been logged. Look at the match before you try again.',
  'fault.unavailable.title': 'Not available right now',
  'fault.unavailable.do': 'This service’s database is not responding. Please try again in a few minutes.',
  'fault.outcome-unknown.title': 'We don’t know whether this was done',
  'fault.outcome-unknown.do':
    'The connection to the database was lost halfway. In a few minutes, look at the match: if what you sent is not there, send it again.',
  'fault.unknown-match.title': 'Page not found',
  'fault.unknown-match.do': 'The link is wrong, has expired or was revoked, or there is no such page.',
  'fault.unknown-game.title': 'Unknown game',
  'fault.unknown-game.do': 'Go back and choose one of the games shown.',
  'fault.unknown-scenario.title': 'Unknown scenario',
  'fault.unknown-scenario.do': 'Go back and choose one of the scenarios shown.',
  'fault.unknown-option.title': 'Unknown option',
  'fault.unknown-option.do': 'Go back and choose one of the options shown.',
  'fault.invalid.title': 'Something is missing or wrong',
  'fault.invalid.do': 'Go back and correct it. Nothing was changed.',
  'fault.seat-taken.title': 'The seat is taken',
  'fault.seat-taken.do': 'If it is yours, use the link in your newest e-mail.',
  'fault.not-joined.title': 'The seat is not taken yet',
  'fault.not-joined.do': 'Take your seat first, with the link in your invitation.',
  'fault.not-begun.title': 'The match has not begun',
  'fault.not-begun.do': 'It begins when both seats are taken.',
  'fault.stopped.title': 'The match is stopped',
  'fault.stopped.do': 'The match needs new dice. Both players must agree to them on the page of their seat.',
  'fault.finished.title': 'The match is over',
  'fault.finished.do': 'You can give no more orders.',
  'fault.imported.title': 'This journal is for reading only',
  'fault.imported.do': 'This server does not have the dice to continue it.',
  'fault.stale.title': 'The position has changed',
  'fault.stale.do':
    'Something happened since you opened that page (perhaps in another tab). This order was not carried out. Look at the match and give it again.',
  'fault.key-reused.title': 'This page has already sent another order',
  'fault.key-reused.do': 'Nothing else was changed. Go to the match and start again from there.',
  'fault.refused.title': 'The referee refuses this order',
  'fault.refused.do': 'Nothing was changed.',
  'fault.plan-full.title': 'Your plan is full',
  'fault.plan-full.do':
    'A plan holds 200 lines and 65,536 characters of JSON; finished lines do not count. Remove lines or carry out the plan first. Nothing was changed.',
  'fault.nothing-to-undo.title': 'There is nothing to undo',
  'fault.nothing-to-undo.do': 'Final orders cannot be undone.',
  'fault.no-offer.title': 'There is no such offer',
  'fault.no-offer.do': 'It may already have been answered. Look at the match.',
  'version.title': 'Switch to newer rules',
  'version.lead':
    'This match plays by version {from} of its rules; version {to} is available. It stays with version {from} unless both of you agree.',
  'version.how':
    'The position stays as it is. The switch is recorded in the journal; drafts and plans are dropped, and nothing before it can be taken back. It happens between two steps of the sequence of play. If you both agree in the middle of a step, it waits until one of you presses at the start of the next.',
  'version.button': 'I agree to version {to}',
  'version.waiting': 'You agreed to newer rules. Your opponent has not replied yet.',
  'version.asked': '{side} agrees to switch to newer rules.',
  'version.both': 'Both of you agree to newer rules. You can switch when a step of play begins.',
  'version.now': 'Switch now',
  'fault.no-move.title': 'The match cannot switch rules',
  'fault.no-move.do':
    'There is no newer version of the rules, or it cannot continue from this position. The match stays with the rules it began with.',
  'fault.rules-gone.title': 'The rules of this match are missing',
  'fault.rules-gone.do':
    'This match began with rules that the running program does not contain, and it is not played with others. Nothing is lost: the server’s operator can start the version of the program that the match began with.',
  'fault.no-take-back.title': 'You cannot take this back',
  'fault.no-take-back.do':
    'You have given no orders yet, dice were rolled against the practice opponent, or the players have changed seats since.',
  'fault.throw-waits.title': 'The dice have not been rolled yet',
  'fault.throw-waits.do':
    'The last orders are waiting for their round of the public beacon. Play continues when it arrives; nothing is lost.',
  'fault.no-beacon.title': 'This server does not have that beacon',
  'fault.no-beacon.do':
    'It does not fetch rounds of the public beacon that this match names. Ask the operator; nothing is lost.',
  'fault.clock-ahead.title': 'The server’s clock cannot be right',
  'fault.clock-ahead.do':
    'It is far ahead of the public beacon, so no roll is ordered. Your order was not accepted and your draft is unchanged. Tell the operator, and try again later.',
  'fault.busy.title': 'Busy',
  'fault.busy.do': 'Too much happened at once. Nothing was changed; try again.',
  ...tableEn,
  ...planEn,

  ...diceEn,
  ...operatorEn,
  ...replayEn,
  ...setupEn,
  ...learnEn,
  ...rulesEn,
  ...auditEn,
  ...homeEn,
  ...charterEn,
  ...bouncedEn,
  ...clockEn,
  ...inviteEn,
  ...privacyEn,
  ...mailsEn,
  ...inAdvanceEn,
} as const;
