/** The address of a mailbox that is looked into: `imaps://user:password@host:993/Folder`. */

export interface ImapOptions {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly pass: string;
  readonly folder: string;
}

const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;

/** Reads an address of a mailbox; undefined for what is none. */
export function imapOptions(text: string): ImapOptions | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (url === undefined || (protocol !== 'imaps:' && protocol !== 'imap:') || url.username === '')
    return undefined;
  return {
    host: url.hostname,
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    secure: protocol === 'imaps:',
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
