/** What `denrei doctor` says, in English. */
export const DOCTOR_WORDS_EN = {
  'usage.resolver': '"{text}" is no address of a resolver, such as 192.0.2.1 or 192.0.2.1:53',
  'doctor.standing': '{standing, select, ok {ok  } warn {LOOK} other {BAD }}',
  'doctor.subject':
    '{subject, select, node {Node:} settings {Settings:} keys {Keys:} database {Database:} rules {Rules:} disk {Disk:} mail {Mail:} dns {DNS:} other {Clock:}}',
  'doctor.node': '{version}',
  'doctor.nodeOld': '{version}; 24 is recommended',
  'doctor.settings': 'players and mails use {base}',
  'doctor.mailbox':
    'the built-in mailbox is on, for this machine alone. For others set SMTP_URL, MAIL_FROM, DENREI_BASE_URL and NODE_ENV=production',
  'doctor.noBase': 'DENREI_BASE_URL is not set: links in mails lead to localhost',
  'doctor.noHttps': '{base} is not https: whoever reads along can play every seat',
  'doctor.noProxy':
    'the address is https, which something before Denrei must do: set TRUST_PROXY (1 for one proxy), or all readers count as one',
  'doctor.anyProxy':
    'TRUST_PROXY=true believes every header: anybody can go round the limits. Name the number of proxies or their addresses',
  'doctor.keys':
    '{count, plural, one {# key is} other {# keys are}} here, and none that the database needs is missing',
  'doctor.keysNone': 'none yet: they are made at the first start',
  'doctor.keysMissing':
    '{ids} missing, which the database needs. Put data/keys back; if it is lost for good, see denrei keys',
  'doctor.rules':
    '{count, plural, =0 {no match is being played} one {the rules of the running match are here} other {the rules of all # running matches are here}}',
  'doctor.rulesGone':
    'The rules of {count, plural, one {# running match are} other {# running matches are}} not in this program ({game}, version {version}, {rules}): {matches}. Their pages say that they wait. Start the program that they were begun with, or put its file back into releases/',
  'doctor.database':
    '{provider, select, sqlite {SQLite} other {PostgreSQL}} at {place}, sound as far as it says',
  'doctor.notMade': '{place} is empty: it is filled at the first start',
  'doctor.pending':
    'of an earlier version: {pending, plural, one {# migration} other {# migrations}} at the next start. Make a backup before',
  'doctor.newer':
    'of a newer version of Denrei ({unknown} migrations unknown here): this one will not start on it',
  'doctor.damaged': 'damaged: {damage}. Stop the service and put the last backup back',
  'doctor.notDurable':
    'synchronous_commit or fsync is off: after a power cut commits are lost, and dice that were seen would be thrown again',
  'doctor.disk': '{megabytes} MB free at {path}',
  'doctor.diskLittle': '{megabytes} MB free at {path}: make room',
  'doctor.diskFull': '{megabytes} MB free at {path}: soon nothing can be written any more',
  'doctor.mailsStay': 'no SMTP_URL: mails stay in the built-in mailbox',
  'doctor.noSmtp': 'SMTP_URL is not set: mails wait in the outbox until a worker has one',
  'doctor.noSender':
    'MAIL_FROM is not set: mails come from a name made of the address, which servers may refuse',
  'doctor.smtp': '{host} takes mails from here',
  'doctor.smtpFails': '{host} does not take mails: {reason}',
  'doctor.record': '{kind}: {record}',
  'doctor.spfNone': 'no SPF record at {domain}: name there the servers that send for it (v=spf1 … -all)',
  'doctor.spfTwice': 'two SPF records at {domain}, which counts as none: make them one',
  'doctor.spfAll': 'the SPF record of {domain} lets everybody send in its name: end it in -all',
  'doctor.dkimAsk': 'DKIM not looked at: name its selector, denrei doctor --dkim <selector>',
  'doctor.dkimNone': 'no DKIM key at {name}',
  'doctor.dkimRevoked': 'the DKIM key at {name} is empty: it was revoked',
  'doctor.dmarcNone': 'no DMARC record for {domain}: v=DMARC1; p=quarantine at _dmarc.{domain}',
  'doctor.dnsFails': 'no answer from the resolver: {reason}',
  'doctor.clock': '{now}',
  'doctor.clockBehind':
    'behind: the newest event was written {seconds} s in what is still to come here. Deadlines and links go by this clock: set it',
  'doctor.clockApart': '{seconds} s apart from the database: have both set by NTP',
};
