// One mail, from a link on a page to the mailbox of the owner. Runs in every installed engine.
import { salon } from 'shared/salon.ts';
import { mailBanners } from '../../src/content/banners.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { topics } from '../../src/content/topics.ts';
import { readMails } from './site-data.ts';
import { expect, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor mails about her rabbits, and the owner gets that mail and can answer it', async ({
  page,
  browserName,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('a page about rabbits opens the form with a subject', async () => {
    await openPage(page, siteMap.rabbits.path);
    const links = page.getByRole('main').getByRole('link', { name: 'Mail', exact: true });
    await links.first().click();
    await expect(field('Onderwerp')).toHaveValue(topics.konijnen.subject);
  });

  // Characters that a url, a mail's header or its text could change.
  const subject = `Met ${browserName} & trimbeurt #1: 50% + één 🐰`;
  const message = 'Hoi & hallo,\n\n#1 + 50% = "goed"?\n.\nGroet, Zoë 🐈‍⬛ <b>';
  await test.step('she writes her own, and sends it', async () => {
    await field('Naam').fill('Zoë');
    await field('Achternaam').fill("d'Ühren-Vries");
    await field('E-mail').fill('zoe+kat@kat-en-poes.example');
    await field('Onderwerp').fill(subject);
    await field('Bericht').fill(message);
    await page.getByRole('button', { name: 'Verstuur email' }).click();
    await expect(page.getByText(mailBanners.sent)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('zoe+kat@kat-en-poes.example', { exact: true })).toBeVisible();
  });

  await test.step('the owner gets it once, as typed, and answers the visitor', async () => {
    const [mail, ...others] = await readMails(subject);
    expect(others).toEqual([]);
    expect(mail?.from).toMatchObject({ address: salon.email });
    expect(mail?.replyTo?.[0]).toMatchObject({ address: 'zoe+kat@kat-en-poes.example' });
    expect(mail?.text).toContain(message.replaceAll(/^/gm, '> '));
    expect(mail?.text).toContain("Zoë d'Ühren-Vries");
  });
});
