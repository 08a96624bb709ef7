import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyFieldsText, mailBanners } from '../../src/content/banners.ts';
import { topics } from '../../src/content/topics.ts';
import { MailForm } from '../../src/features/mail/mail-form.tsx';
import { createFakeBackend } from './fake-backend.ts';
import { renderPart } from './render-part.tsx';

const texts = {
  Naam: 'Zoë',
  Achternaam: 'Vos',
  'E-mail': 'zoe@b.nl',
  Onderwerp: 'Bad',
  Bericht: 'Kan het?',
};

function setup(fake = createFakeBackend(), subject = '') {
  const part = renderPart(<MailForm subject={subject} />, fake);
  const field = (name: keyof typeof texts) => screen.getByRole('textbox', { name });
  const submit = () => part.user.click(screen.getByRole('button', { name: 'Verstuur email' }));
  async function fill(values: Partial<typeof texts> = texts) {
    for (const [name, text] of Object.entries(values)) {
      await part.user.type(screen.getByRole('textbox', { name }), text);
    }
  }
  return { ...part, field, submit, fill, region: screen.getByRole('status') };
}

test('a refused form focuses its first invalid field, and describes each invalid field', async () => {
  const { submit, fill, field, fake, region } = setup();
  await fill({ Naam: 'Zoë', 'E-mail': 'zoe@b' });
  await submit();
  expect(region).toHaveTextContent(emptyFieldsText);
  expect(field('Achternaam')).toHaveFocus();
  expect(field('Naam')).toBeValid();
  for (const [name, error] of [
    ['Achternaam', 'Vul uw achternaam in.'],
    ['E-mail', 'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl'],
    ['Onderwerp', 'Vul een onderwerp in.'],
    ['Bericht', /^Schrijf uw bericht\./],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(error);
  }
  await submit();
  expect(field('Achternaam')).toHaveFocus();
  expect(fake.sendMail.mock).not.toHaveBeenCalled();
});

test('typing in a refused form removes the errors that no longer hold, and adds none', async () => {
  const { submit, fill, field, region } = setup();
  await fill({ Naam: 'Zoë', Achternaam: 'Vos', Onderwerp: 'Bad', Bericht: 'Kan het?' });
  await submit();
  await fill({ 'E-mail': 'zoe' });
  expect(field('E-mail')).not.toHaveAccessibleDescription();
  await submit();
  expect(region).toHaveTextContent(/^Dit e-mailadres klopt niet\./);
  expect(field('E-mail')).toHaveFocus();
  await fill({ 'E-mail': '@' });
  expect(field('E-mail')).toHaveAccessibleDescription(/^Dit e-mailadres klopt niet\./);
  await fill({ 'E-mail': 'b.nl' });
  expect(field('E-mail')).not.toHaveAccessibleDescription();
});

test('a mail that fails keeps its message, and the next attempt removes the error banner', async () => {
  const { submit, fill, field, fake, region } = setup();
  await fill();
  await submit();
  expect(screen.getByText('Uw mail wordt verstuurd…')).toBeVisible();
  await fake.sendMail.fail();
  expect(region).toHaveTextContent(mailBanners.failed);
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(field('Bericht')).toHaveValue(texts.Bericht);
  await submit();
  expect(region).toBeEmptyDOMElement();
  await fake.sendMail.succeed();
  expect(region).toHaveTextContent(mailBanners.sent);
  expect(region).toHaveTextContent(/Het antwoord gaat naar zoe@b\.nl\. Klopt dat adres niet\?/);
  expect(field('Bericht')).toHaveValue('');
});

test('names and email have an autocomplete value, and the message a hint', () => {
  const { field } = setup();
  expect(field('Naam')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('Achternaam')).toHaveAttribute('autocomplete', 'family-name');
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
  expect(field('Bericht')).toHaveAccessibleDescription(/Zet uw telefoonnummer erbij\./);
});

test('the form sends the text that a robot typed into the honeypot', async () => {
  const { container, fill, submit, fake } = setup();
  const honeypot = container.querySelector<HTMLInputElement>('input[name=website]');
  expect(honeypot).not.toBeVisible();
  if (honeypot) honeypot.value = 'https://robot.example';
  await fill();
  await submit();
  const sent = expect.objectContaining({ honeypot: 'https://robot.example' });
  expect(fake.sendMail.mock).toHaveBeenCalledWith(sent);
});

test('a topic fills in the subject, and five filled fields are sent', async () => {
  const { subject } = topics.kitten;
  const { submit, fill, fake } = setup(createFakeBackend(), subject);
  await fill({ Naam: 'Zoë', Achternaam: 'Vos', 'E-mail': 'zoe@b.nl', Bericht: 'Kan het … ?' });
  await submit();
  expect(fake.sendMail.mock).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ subject, message: 'Kan het … ?' }),
  );
});

test('the tag manager gets the topic of a mail, but no typed text', async () => {
  const { subject } = topics.katten;
  const { submit, fill, fake } = setup(createFakeBackend(), subject);
  await fill({ ...texts, Onderwerp: ' van Zoë' });
  await submit();
  await fake.sendMail.succeed();
  expect(globalThis.dataLayer?.[0]).toMatchObject({ event: 'mail_sent', label: subject });
  for (const text of ['Zoë', texts.Achternaam, texts['E-mail'], texts.Bericht]) {
    expect(JSON.stringify(globalThis.dataLayer)).not.toContain(text);
  }
});

test('a draft that another script planted fills only visible fields, and only with texts', () => {
  sessionStorage.setItem('draft-mail', '{"website":"x","name":{"a":1},"lastName":"Vos"}');
  const { field, container } = setup();
  expect(field('Achternaam')).toHaveValue('Vos');
  expect(field('Naam')).toHaveValue('');
  expect(container.querySelector('[name=website]')).toHaveValue('');
});

test('half of an emoji, which Firefox leaves in a full field, is not sent', async () => {
  const { submit, fill, field, fake } = setup();
  await fill({ ...texts, Naam: 'Z' });
  fireEvent.input(field('Naam'), { target: { value: 'Zoë\ud83d' } });
  fireEvent.input(field('Bericht'), { target: { value: '\ude3a Kan het?' } });
  await submit();
  expect(fake.sendMail.mock).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Zoë', message: ' Kan het?' }),
  );
});
