import { randomUUID } from 'node:crypto';
import { pickErrorCodes } from '../mail/smtp-delivery.ts';
import { composeLinkMail } from '../review-mail/compose-review-mail.ts';
import { countLink, uncountLink } from './link-record.ts';
import { composeLink, createToken } from './owner-links.ts';
import type { OwnerOptions } from './visit.ts';

type Outcome = 'link-sent' | 'enough-this-hour' | 'enough-this-day' | 'mail-failed';

/** A link to everything, to the owner only, whoever asks. */
export async function mailLink(options: OwnerOptions): Promise<Outcome> {
  const { documents, secret, siteOrigin, deliver, now, log } = options;
  const time = now();
  try {
    const enough = await countLink(documents, time);
    if (enough) return `enough-this-${enough}`;
    const link = composeLink(siteOrigin(), createToken(secret, 'link', time));
    await deliver(composeLinkMail(link, randomUUID())).catch(async (error) => {
      await uncountLink(documents, time);
      throw error;
    });
    return 'link-sent';
  } catch (error) {
    log('The mail with a link was not accepted', pickErrorCodes(error));
    return 'mail-failed';
  }
}
