/** What mails say in English of orders that were given in a reply. */

export const replyEn = {
  'wants.reply': 'Your orders',
  'lead.reply.played': 'Your orders were carried out',
  'lead.reply.given': 'Your answer is kept',
  'lead.reply.closing': 'Your phase is ended',
  'lead.reply.kept': 'Your orders wait',
  'lead.reply.refused': 'Your orders were not taken',
  'head.reply': 'Your orders',
  'foot.answered':
    'You get this mail because you hold a seat in this match. What you answer is read as orders, by a program.',
  'reply.how':
    'Or answer this mail: one order a line as you type it on the page (“end” ends the phase), above what you quote. The orders are checked together; nothing is done unless all of them fit.',
  'reply.played': 'They are done as far as it says below; the map shows what came of them.',
  'reply.halted': 'What came of the dice does not allow the rest: it was not done and waits in your plan.',
  'reply.given':
    'It counts once the other side has answered as well. Until then nobody sees it, and you can change it on the match page.',
  'reply.closing':
    'Your phase ends with them, and is handed over {minutes, plural, one {# minute} other {# minutes}} after your mail came. Until then nobody sees it, and Undo on the match page reopens it.',
  'reply.kept':
    'All of them fit, but none could begin. They are kept as your plan; you find it on the match page.',
  'reply.drafted':
    '{n, plural, one {The order} other {The # orders}} from the match page went first and became final too.',
  'reply.draftedClosing': '{n, plural, one {The order} other {The # orders}} from the match page went first.',
  'reply.draftStays':
    '{n, plural, one {Your order} other {Your # orders}} on the match page stayed: your reply goes on after {n, plural, one {it} other {them}}.',
  'reply.nothing': 'Nothing was done and nothing was kept.',
  'reply.again': 'Answer this mail with all your orders, put right.',
  'reply.line': '{n}. {text}',
  'reply.read': '{n}. {text} → {order}',
  'reply.came.done': '{line} (done)',
  'reply.came.asFar': '{line} (not done)',
  'reply.came.skipped': '{line} (not done)',
  'reply.came.expired': '{line} (not done: its phase is past)',
  'reply.came.halted': '{line} (not done)',
  'reply.came.clause': '{line} [{clause}]',
  'reply.fault.empty': 'No order was found in your mail.',
  'reply.fault.old':
    'The match has gone on since the mail that you answered, so your orders were meant for another position.',
  'reply.fault.closed': 'No orders can be given now: the match is not being played.',
  'reply.fault.notAsked': 'The match does not wait for you now.',
  'reply.fault.answered':
    'You have already answered on the match page, and it counts once your opponent has answered as well. To change it, undo it there.',
  'reply.fault.handing':
    'You have ended your phase, and it is about to be handed over. Undo on the match page reopens it; then reply to this e-mail again.',
  'reply.fault.plan':
    'What you planned for this phase does not fit any more. Put it right on the match page, or begin your answer with the line “clear”: it drops the plan.',
  'reply.fault.many': 'These are more orders than one plan holds.',
  'reply.fault.unreadable':
    'Your e-mail could not be read: it is too large or has too much formatting. Send only your orders, as plain text.',
  'reply.why.unknown': 'Line {n}: “{word}” is not known here.',
  'reply.why.ambiguous': 'Line {n}: “{word}” may mean several: {among}.',
  'reply.why.unfinished': 'Line {n}: the order is incomplete.',
  'reply.why.clause': 'Line {n}: [{clause}] {text}',
  'reply.why.beyond': 'Line {n}: behind the line before it nothing can be ordered by reply yet.',
  'reply.why.byHand': 'Line {n}: this is done on the match page alone.',
  'reply.takenFor': '“{word}” was read as “{verb}”.',
  'reply.lacks': 'Still missing: {field}.',
  'reply.verbs': 'An order begins with: {list}.',
  'reply.choices': 'Possible here: {list}.',
  'reply.choicesMore': 'Possible here: {list} and more.',
  'reply.number': 'A number from {least} to {most}.',
  'reply.none': 'Nothing is possible here.',
};
