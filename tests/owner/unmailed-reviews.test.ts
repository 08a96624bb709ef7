// /beheer tells the owner which reviews she got no mail about.
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { expect } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { keepClaims } from '../../functions/src/review-mail/claims.ts';
import { createReviewMailer } from '../../functions/src/review-mail/review-mailer.ts';
import { refuse, startFaultyMailServer } from '../functions/faulty-mail-server.ts';
import { addresses, openOutbox } from '../functions/mail-site.ts';
import { ownerLinks } from '../functions/review-site.ts';
import { today } from '../today.ts';
import { testOnBoth } from './open-documents.ts';
import { addReviews, startOwnerSite } from './owner-site.ts';

const minute = 60_000; // ms
const day = formatDayWithoutYear(today());

async function setup(documents: Database, reviews: readonly number[]) {
  const { visitAs, clock } = await startOwnerSite(documents);
  await addReviews(documents, reviews);
  const start = Date.now();
  const outbox = await openOutbox();
  /** Mails one review as the function does. */
  async function mail(id: number, smtpUrl = outbox.url): Promise<void> {
    const document = await documents.transact(({ get }) => get(`reviews/${id}`));
    await createReviewMailer({
      createLinks: () => ownerLinks,
      claims: keepClaims(documents, Date.now),
      deliver: createSmtpDelivery(smtpUrl, addresses),
      log: () => {},
    })({ documentName: `${id}`, time: start, document: document ?? {} });
  }
  /** The sentences of the yellow banner. */
  async function readWarning(minutes: number) {
    clock.time = start + minutes * minute;
    const { text } = await visitAs('all').get('/beheer');
    const [, banner = ''] = /class="banner warning"[^>]*>(.*?)<\/div>/s.exec(text) ?? [];
    return banner.replaceAll(/<[^>]*>/g, '');
  }
  return { mail, readWarning };
}

testOnBoth(
  '/beheer says which reviews were not mailed, until their mail is accepted',
  async (all) => {
    const { mail, readWarning } = await setup(all, [1, 2, 3, 4]);
    const full = `smtp://127.0.0.1:${await startFaultyMailServer({
      onRcptTo: (_, __, callback) => callback(refuse(452, 'Mailbox full')),
    })}`;
    const unwilling = `smtp://127.0.0.1:${await startFaultyMailServer({
      onData: (_, __, callback) => callback(refuse(554, 'Spam')),
    })}`;
    await mail(1);
    await expect(mail(2, full)).rejects.toThrow('tried again');
    await mail(3, unwilling); // which is not tried again
    // No function ran for review 4.
    expect(await readWarning(4)).toBe('');
    const where = 'Wat u daaraan doet, staat in uw handleiding bij ‘Er komt geen mail binnen’.';
    expect(await readWarning(6)).toBe(
      `Van 3 recensies kreeg u geen mail: van Klant 4 (${day}), Klant 3 (${day}) en Klant 2 (${day}). ${where}`,
    );
    await mail(2);
    await mail(4);
    expect(await readWarning(6)).toBe(
      `Van de recensie van Klant 3 (${day}) kreeg u geen mail. ${where}`,
    );
    await all.transact(async ({ get, set }) => {
      set('reviews/3', { ...(await get('reviews/3')), reply: 'Dank u wel!' });
    });
    expect(await readWarning(6)).toBe('');
  },
);

testOnBoth(
  'a moved review is not missed, a new one for six days, and many in one line',
  async (all) => {
    const { readWarning } = await setup(all, [1, 2, 3, 4, 5, 6]);
    await all.transact(async ({ get, set }) => {
      set('reviews/6', { ...(await get('reviews/6')), date: '2024/02/29' });
    });
    expect(await readWarning(10)).toMatch(
      /^Van 5 recensies kreeg u geen mail: van Klant 5 [^.]*, Klant 4 [^.]*, Klant 3 [^.]* en nog 2\. /,
    );
    expect(await readWarning(5 * 24 * 60)).toContain('Van 5 recensies');
    expect(await readWarning(6 * 24 * 60)).toBe('');
  },
);
