/** What mails say in English of orders that were given in a reply. */

export const replyEn = {
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
};
