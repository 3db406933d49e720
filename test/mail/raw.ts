/** The bytes that would be sent. */
import { createTransport, type SendMailOptions } from 'nodemailer';

export async function bytesOf(message: SendMailOptions): Promise<Buffer> {
  const written = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
    message,
  );
  if (!Buffer.isBuffer(written.message)) throw new TypeError('not a buffer');
  return written.message;
}
