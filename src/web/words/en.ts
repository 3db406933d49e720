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
  'frame.description': 'Play-by-email hex wargames',
  'frame.skip': 'Skip to the content',
  'frame.nav': 'Pages of this seat',
  'frame.mine': 'My matches',
  'frame.foot':
    'Denrei, the runner between headquarters. No account, no password: whoever has the link of a seat plays it.',

  'frame.comma': ', ',
  'frame.gap': ' ',

  'home.title': 'Hex wargames by e-mail',
  'home.lead':
    'A mail says it is your turn. You give your orders on the map. No account, no password. “Play now” begins at once, against the practice opponent.',
  'home.finished': 'Finished matches',
  'home.mailbox': 'Open the built-in mailbox',

  'start.title': 'Start a match',
  'start.match': 'The match',
  'start.pack': 'Components',
  'start.pack.none': 'those of the house',
  'start.scenario': 'Scenario',
  'start.you': 'You',
  'start.side': 'Side',
  'start.other': 'The other seat',
  'start.invite': 'Mail an invitation',
  'start.open': 'Leave it open: I pass on the invitation link',
  'start.self': 'I play both seats',
  'start.button': 'Start the match',
  'start.note': 'Each player takes the seat by the link in the mail. Nothing is rolled before both have.',
  'person.name': 'Name',
  'person.address': 'E-mail address',
  'person.locale': 'Language',
  'person.zone': 'Time zone',

  'links.title': 'Lost your link?',
  'links.lead': 'Fresh links to all your running matches go to your address.',
  'links.address': 'Your e-mail address',
  'links.send': 'Mail me my links',
  'links.sent':
    'If this address holds a seat in a running match, fresh links are on their way. If they were asked for several times within the hour, an earlier mail holds them.',

  'opened.title': 'The match is open',
  'opened.lead': 'It begins when both seats are taken.',
  'opened.mailed': 'a link to take the seat was mailed',
  'opened.later': 'is invited by mail as soon as you have taken your seat',
  'opened.waits': 'open: whoever has the invitation link takes it',
  'opened.joined': 'taken',
  'opened.invitation': 'Invitation link',
  'opened.pass':
    'Give this link to your opponent. It takes the other seat once you have taken yours, so show it to nobody else. It is also on the page of your own seat.',
  'opened.public': 'The page of this match for everybody',

  'join.title': '{opponent, select, none {Your seat in {game}} other {{opponent} invites you to {game}}}',
  'join.taken': 'This seat is taken.',
  'join.lost': 'If it is yours, follow the newest link in your mails, or have a fresh one mailed:',
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
    'The dice take a number from each player. Without scripts you can enter the digest of a number that you keep (the command denrei seed makes both). Left empty, the server makes a number for you: that protects you from the other player, but not from whoever runs this server.',
  'seed.byHandSecond':
    'The dice take a number from each player. Without scripts you can type anything here; the dice take its digest. Left empty, the server makes a number for you.',
  'seed.missing': 'This browser does not have the dice code with which you took your seat.',
  'seed.enter':
    'Enter the code here, or go on in the browser in which you took the seat; its settings show the code.',
  'seed.otherTitle': 'Begin where you took your seat',
  'seed.otherDo':
    'Nothing was changed. Open the match in the browser in which you took the seat, and begin there. Or enter its dice code in the settings of this browser: the settings of the first browser show the code.',
  'seed.otherHand':
    'Without scripts: type the number itself whose digest you gave, under “Your part of the dice, by hand”. If code and number are lost, that page leads to new dice.',
  'seed.toSettings': 'Settings: enter the dice code',
  'seed.byHandOpening':
    'You bound yourself to a number by its digest. Type that very number here: 64 digits.',
  'seed.begin': 'Begin',
  'seed.beginLead': 'Your opponent has taken his seat too. The match starts when you press Begin.',
  'seed.renew': 'Go on',
  'seed.renewLead':
    'The dice of this match were made anew. Play goes on when both players have agreed to that.',
  'seed.given': 'I agree',
  'heads.missed':
    'On {time} this browser was shown event {number} of this match. Now the server shows an earlier one, or another: something was put back or changed. Compare with your mails, and tell your opponent.',
  'heads.aloud':
    'Do both players see the same match? On the telephone: one says a word, both type it here, and one reads out the six digits. They are the same where both pages show the same newest event.',
  'heads.word': 'Word',
  'lost.link': 'The code is lost',
  'lost.title': 'New dice',
  'lost.lead':
    'You have lost the dice code with which you took your seat, so that the number which the dice wait for cannot be opened. The dice are then made anew, with new numbers of both players. The journal counts this, and at the end everybody sees what the dice of before would have given.',
  'lost.consent': 'Your opponent has given his number already, so it takes his consent: he is mailed.',
  'lost.word': 'lost',
  'lost.button': 'Ask for new dice',
  'lost.waiting': 'You have asked for new dice. Your opponent has not answered yet.',
  'lost.agreeLead':
    '{side} has lost a number that the dice wait for, and asks for new dice. The numbers of both players are then asked for again. The journal counts this, and at the end everybody sees what the dice of before would have given.',
  'lost.agree': 'agree',
  'lost.agreeButton': 'Make the dice anew',
  'lost.asked': '{side} has lost a number of the dice and asks for new dice.',
  'code.title': 'Your dice code',
  'code.label': 'Dice code',
  'code.why':
    'Your part of all dice comes from this code, so that nobody but you could have made it. This browser keeps it. You need the code only to go on from another browser.',
  'code.save': 'Save as a file',
  'code.file': 'dice-code.txt',
  'code.other': 'Your code from another browser',
  'code.taken': 'From now on this browser uses that code.',

  'map.label': 'Map',
  'map.picture': 'Picture',

  'match.yours': 'Your move.',
  'match.theirs': '{side} to move.',
  'status.open': 'The match begins when both seats are taken.',
  'status.stopped': 'Stopped: the dice must be renewed.',
  'status.finished': 'The match is over.',
  'status.imported': 'For reading only: the dice to play it on with are not here.',
  'match.where': 'Asked in: {scope}',
  'match.views': 'You are looking on. This link gives no orders.',
  'match.played':
    'This turn is over (the mail tells of #{from}, the match is at #{now}). There is nothing for you to decide now.',
  'match.moved': 'The mail you came from told of event {from}, the match is at event {now}.',
  'match.mailFails': 'Mail to {side} could not be delivered.',
  'match.offered': '{side} offers a draw.',
  'match.answer': 'Answer',
  'match.youOffered': 'You have offered a draw.',
  'match.hidden': 'What a side alone may know is not shown here.',

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
  'facts.mailFails': 'mail fails',

  'seat.title': 'Your seat',
  'seat.match': 'Match',
  'seat.orders': 'Orders',
  'seat.standing': 'Standing orders',
  'seat.settings': 'Settings',
  'seat.journal': 'Download the journal',
  'seat.public': 'Page for everybody',
  'seat.draw': 'Offer a draw',
  'seat.back': 'Take back',
  'seat.resign': 'Resign',
  'seat.revoke': 'Revoke my links',
  'seat.view': 'Link to pass on: to look on as your seat',
  'seat.spectate': 'Link to pass on: for spectators',
  'seat.invitation': 'Invitation link of the open seat',

  'draft.title': 'Your draft',
  'draft.note':
    'Only you see it. It is committed when an order rolls dice, asks the other side or ends the phase.',
  'draft.forced': 'the only way',

  'order.next': 'Next',
  'order.back': 'Back to the match',
  'order.stop': 'Stop here',
  'order.enough': 'That is all',
  'order.everything': 'All {n}, and go on',
  'order.none': 'None',
  'order.stepwise': 'Choose the way step by step',
  'order.again': 'Begin this field again',
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
  'barrier.roll': 'Dice roll: orders so far become final and cannot be undone.',
  'barrier.vain': 'No effect possible. Orders so far become final and cannot be undone.',
  'barrier.draw': 'Lots are drawn: orders so far become final and cannot be undone.',
  'barrier.reveal': 'Something hidden is revealed: orders so far become final and cannot be undone.',
  'barrier.question': 'The other side is asked: orders so far become final and cannot be undone.',
  'barrier.standing': 'A standing order answers: orders so far become final and cannot be undone.',
  'barrier.both': 'When both sides have answered it is committed; until then you can undo it.',
  'barrier.phase': 'Orders so far become final and cannot be undone.',
  'barrier.end': 'This ends the match. Orders so far become final and cannot be undone.',

  'act.type': 'To confirm, type: {word}',
  'resign.title': 'Resign',
  'resign.lead': 'The other side wins at once. This cannot be undone.',
  'resign.word': 'resign',
  'resign.button': 'Resign',
  'draw.title': 'Offer a draw',
  'draw.lead': 'Your opponent is mailed and can accept or decline. The match goes on meanwhile.',
  'draw.button': 'Offer the draw',
  'draw.answerTitle': 'A draw is offered',
  'draw.answerLead': '{side} offers a draw. Accepting ends the match.',
  'draw.accept': 'I accept: the match ends as a draw',
  'draw.decline': 'I decline: the match goes on',
  'draw.answerButton': 'Answer',
  'draw.waiting': 'You have offered a draw. Your opponent has not answered yet.',
  'back.title': 'Take back your last orders',
  'back.what':
    'Play would go back to where it stood before your last orders: {given, plural, one {one order} other {# orders}} of both sides.',
  'back.dice':
    '{rolls, plural, one {One roll or draw has fallen since. It stays} other {# rolls and draws have fallen since. They stay}} in the journal for everybody to see, and when play goes on new dice are thrown.',
  'back.lead':
    'Your opponent is mailed and can grant or refuse it. Once somebody plays on, the question is void.',
  'back.practice': 'The practice opponent agrees at once.',
  'back.practiceDice':
    'Dice have fallen since your last orders. Against the practice opponent only what was decided without dice can be taken back.',
  'back.nothing': 'You have given no orders yet that could be taken back.',
  'back.button': 'Take back',
  'back.answerTitle': 'A take-back is asked for',
  'back.answerLead':
    '{side} asks to go back to before his last orders: {given, plural, one {one order} other {# orders}} of both sides would be gone.',
  'back.grant': 'I agree: play goes back',
  'back.refuse': 'I refuse: the orders stand',
  'back.asked': '{side} asks to take back the last orders.',
  'back.waiting': 'You have asked to take back your last orders. Your opponent has not answered yet.',
  'revoke.title': 'Revoke my links',
  'revoke.lead':
    'Every link of your seat becomes void, also those you passed on, and a fresh one is mailed to you.',
  'revoke.word': 'revoke',
  'revoke.button': 'Revoke the links',
  'revoke.done': 'Your links are void. A fresh one is on its way to you.',

  'settings.title': 'Settings of your seat',
  'settings.saved': 'Saved.',
  'settings.mails': 'Mails',
  'settings.on': 'Mail me when the match waits for me',
  'settings.off': 'No mails',
  'settings.save': 'Save',
  'settings.programs': 'Keys for programs',
  'settings.programs.lead':
    'A program plays or reads this seat with a key, sent as Authorization: Bearer. Whoever has the key to play can do everything that you can. A key lives 90 days; revoking your links ends both.',
  'settings.programs.read': 'Key to read',
  'settings.programs.play': 'Key to play',
  'settings.note': 'The e-mail address of a seat is never changed by a link.',
  'settings.mailsOnly':
    'This link changes how mails reach you, and nothing else. For your name, language and the rest, open the match by its own link. Your time zone: {zone}.',
  'settings.stopped': 'You get no more mails of this match. On the settings page you can have them back.',

  'standing.title': 'Standing orders',
  'standing.lead':
    'They answer for you, so that the match need not wait. Only you see them. One that you give again replaces the earlier one.',
  'standing.none': 'You have left none: the defaults of the game hold.',
  'standing.add': 'Leave a standing order',
  'standing.default': 'Without one: {rule}',
  'standing.others': 'Other standing orders',
  'standing.set': 'Leave this order',
  'standing.remove': 'Remove',
  'standing.each.note':
    'Tick one box in a row, or none for the default. If you tick both, the first one counts.',
  'standing.each.save': 'Save',
  'standing.copy': 'Copy to others',
  'standing.copy.to': 'The same for',
  'standing.copy.give': 'Copy',

  'mailbox.title': 'Built-in mailbox',
  'mailbox.lead': 'No mail server is configured: mails end here, for you to play both seats on this machine.',
  'mailbox.to': 'To',
  'mailbox.from': 'From',
  'mailbox.subject': 'Subject',
  'mailbox.at': 'Time',
  'mailbox.coming': 'Mails are on their way: they are here in a second or two.',
  'mailbox.again': 'Look again',
  'mailbox.none': 'No mail yet.',
  'mailbox.text': 'As plain text',
  'mailbox.back': 'All mails',

  colon: ': ',
  'notice.back': 'Back',
  'notice.id': 'number of this request, for whoever runs this server: {id}',
  'notice.links': 'Links live for 90 days. Ask for a fresh one:',

  'invalid.name':
    'The name must have one to sixty characters: no control characters, no web or mail address (no @, no dot within a word).',
  'invalid.address': 'This is not an e-mail address.',
  'invalid.timeZone': 'This is not a time zone: Europe/Berlin is one.',
  'invalid.locale': 'This language is not spoken here.',
  'invalid.seed':
    'This is not the number that fits your dice code: 64 digits are needed, and the very number that you bound yourself to.',
  'invalid.signature': 'This is not the signature of that round: it has 96 hex digits.',
  'invalid.take': 'The seat is taken by somebody who presses the button: tick the box and press it again.',
  'invalid.word': 'Type the word as it is shown.',
  'invalid.choice': 'Choose one of the two.',
  'invalid.named': 'Nothing is called “{word}”.',
  'invalid.seats':
    'Choose a side of the game and who plays the other one; programs find the sides in /openapi.json.',
  'invalid.pack': 'There is no such component pack here.',
  'invalid.orderAndText': 'Send `order` or `text`, not both.',
  'invalid.soft': 'This order would commit. Look at what comes of it, and send it without `soft`.',
  'invalid.order':
    'An order names the word of its form and a value for each field. GET …/orders lists legal ones.',
  'invalid.other': 'This is not as the page asks for it.',

  'fault.not-found.title': 'There is nothing here for you',
  'fault.not-found.do': 'The link is wrong, has expired or was revoked, or there is no such page.',
  'fault.foreign-origin.title': 'Not sent from one of our pages',
  'fault.foreign-origin.do': 'Open the page again from your mail and send the form from there.',
  'fault.too-many.title': 'Too many requests',
  'fault.too-many.do': 'Wait a few minutes and try again. Nothing was changed.',
  'fault.malformed.title': 'The request could not be read',
  'fault.malformed.do': 'Go back and try again. Nothing was changed.',
  'fault.too-large.title': 'The request is too large',
  'fault.too-large.do': 'Nothing was changed.',
  'fault.malformed-key.title': 'The key cannot be read',
  'fault.malformed-key.do':
    'Send it as it was given: Authorization: Bearer, one blank, the key. Nothing was changed.',
  'fault.unsupported.title': 'The request has an unknown form',
  'fault.unsupported.do': 'Send a form or JSON. Nothing was changed.',
  'fault.internal.title': 'Our mistake',
  'fault.internal.do':
    'Something went wrong here and was noted. Look at the page of the match before you try again.',
  'fault.unavailable.title': 'Not available at the moment',
  'fault.unavailable.do': 'The database of this service does not answer. Please try again in a few minutes.',
  'fault.outcome-unknown.title': 'We do not know whether this was done',
  'fault.outcome-unknown.do':
    'The database of this service went away in the middle. In a few minutes, look at the page of the match: if what you sent is not there, send it again.',
  'fault.unknown-match.title': 'There is nothing here for you',
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
  'fault.seat-taken.do': 'If it is yours, use the newest link in your mails.',
  'fault.not-joined.title': 'The seat is not taken yet',
  'fault.not-joined.do': 'Take your seat first, by the link in your invitation.',
  'fault.not-begun.title': 'The match has not begun',
  'fault.not-begun.do': 'It begins when both seats are taken.',
  'fault.stopped.title': 'The match is stopped',
  'fault.stopped.do': 'Its dice are being made anew: both players agree to that on the page of their seat.',
  'fault.finished.title': 'The match is over',
  'fault.finished.do': 'Nothing more can be ordered.',
  'fault.imported.title': 'This journal is for reading only',
  'fault.imported.do': 'The dice to play it on with are not here.',
  'fault.stale.title': 'The position has changed',
  'fault.stale.do':
    'Something happened since you opened that page (perhaps in another tab). Nothing of this order was carried out. Look at the match and give it again.',
  'fault.key-reused.title': 'Another order was sent from this page already',
  'fault.key-reused.do': 'Nothing more was changed. Go to the match and begin again from there.',
  'fault.refused.title': 'The referee refuses this order',
  'fault.refused.do': 'Nothing was changed.',
  'fault.plan-full.title': 'Your plan is full',
  'fault.plan-full.do':
    'A plan holds 200 lines and 65,536 characters of JSON; finished lines do not count. Remove lines or carry out the plan first. Nothing was changed.',
  'fault.nothing-to-undo.title': 'There is nothing to undo',
  'fault.nothing-to-undo.do': 'What was committed cannot be taken back.',
  'fault.no-offer.title': 'There is no such offer',
  'fault.no-offer.do': 'It may have been answered already. Look at the match.',
  'version.title': 'Go on by newer rules',
  'version.lead':
    'This match plays by version {from} of its rules; version {to} is there. It plays on by version {from} unless both of you agree.',
  'version.how':
    'The position stays as it is. The move stands in the journal; drafts and plans are dropped, and nothing can be taken back past it. It is done between two steps of the sequence of play: where both agree in the middle of one, it waits until one of you presses at the beginning of the next.',
  'version.button': 'I agree to version {to}',
  'version.waiting': 'You agreed to newer rules. Your opponent has not said anything yet.',
  'version.asked': '{side} agrees to go on by newer rules.',
  'version.both': 'Both of you agree to newer rules. They can be taken up where a step of play begins.',
  'version.now': 'Take them up',
  'fault.no-move.title': 'The match cannot change its rules',
  'fault.no-move.do':
    'There is no newer version of the rules, or they cannot go on from this position. The match plays on by the rules that it began with.',
  'fault.rules-gone.title': 'The rules of this match are not here',
  'fault.rules-gone.do':
    'This match began with rules that the program now running does not hold, and it is not played on by others. Nothing is lost: whoever runs the server can start the version of the program that the match began with.',
  'fault.no-take-back.title': 'This cannot be taken back',
  'fault.no-take-back.do':
    'You have given no orders yet, dice fell against the practice opponent, or the players have changed seats since.',
  'fault.throw-waits.title': 'The dice are still to fall',
  'fault.throw-waits.do':
    'The last orders wait for their round of the public beacon. Play goes on when it is there; nothing has been lost.',
  'fault.no-beacon.title': 'This server has no such beacon',
  'fault.no-beacon.do':
    'It fetches no rounds of the public beacon that this match names. Ask its operator; nothing has been lost.',
  'fault.clock-ahead.title': 'The clock of the server cannot be right',
  'fault.clock-ahead.do':
    'It runs far ahead of the public beacon, so no throw is ordered. Your order was not taken and your draft stands. Tell the operator, and try again later.',
  'fault.busy.title': 'Busy',
  'fault.busy.do': 'Many things happened at once. Nothing was changed; try again.',
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
