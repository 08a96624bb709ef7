import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailForm } from '../../src/features/mail/mail-form.tsx';
import { renderPart } from './render-part.tsx';

const warning = 'De velden mogen niet leeg zijn!';
const failure =
  'Er is een error opgetreden. Probeer opnieuw of neem contact op met de systeembeheerder.';
const thanks = 'Bedankt voor uw mail. De mail zal zo spoedig mogelijk beantwoord worden!';
const sending = 'Uw mail wordt verstuurd..';

const texts = {
  Naam: 'Zoë',
  Achternaam: 'de Vries',
  'E-mail': 'zoe@voorbeeld.example',
  Onderwerp: 'Afspraak',
  Bericht: 'Kan het & mag het?',
};

function setup() {
  const part = renderPart(<MailForm />);
  const field = (label: keyof typeof texts) => screen.getByRole('textbox', { name: label });
  const button = screen.getByRole('button', { name: 'Verstuur email' });
  async function fill(changes: Partial<typeof texts> = {}) {
    for (const [label, text] of Object.entries({ ...texts, ...changes })) {
      const input = screen.getByRole('textbox', { name: label });
      await part.user.clear(input);
      if (text) await part.user.type(input, text);
    }
  }
  return { ...part, field, button, fill };
}

test.each(Object.keys(texts))('without %s nothing is sent', async (label) => {
  const { user, button, fake, fill } = setup();
  await fill({ [label]: '' });
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(warning);
  expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
  expect(fake.sendMail.ask).not.toHaveBeenCalled();
});

test('an address that is none gets a sentence at its field', async () => {
  const { user, button, fake, fill, field } = setup();
  await fill({ 'E-mail': 'zoe@voorbeeld' });
  await user.click(button);
  expect(field('E-mail')).toHaveAccessibleDescription(/klopt niet/);
  expect(screen.getByRole('status')).not.toHaveTextContent(warning);
  expect(fake.sendMail.ask).not.toHaveBeenCalled();
});

test('a mail is on its way until the answer, and then thanked for', async () => {
  const { user, button, fake, fill, field } = setup();
  await fill();
  await user.click(button);
  expect(screen.getByText(sending)).toBeVisible();
  expect(fake.sendMail.ask).toHaveBeenCalledExactlyOnceWith({
    name: 'Zoë',
    lastName: 'de Vries',
    email: 'zoe@voorbeeld.example',
    subject: 'Afspraak',
    message: 'Kan het & mag het?',
    trap: '',
  });
  await fake.sendMail.succeed();
  expect(screen.queryByText(sending)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(field('Bericht')).toHaveValue('');
});

test('a second press while it is on its way is ignored', async () => {
  const { user, button, fake, fill } = setup();
  await fill();
  await user.dblClick(button);
  expect(fake.sendMail.ask).toHaveBeenCalledOnce();
});

test('a failure ends the spinner and keeps what was typed', async () => {
  const { user, button, fake, fill, field } = setup();
  await fill();
  await user.click(button);
  await fake.sendMail.fail();
  expect(screen.queryByText(sending)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(failure);
  expect(field('Bericht')).toHaveValue(texts.Bericht);
});

test('every attempt begins without the banner of the one before', async () => {
  const { user, button, fake, fill } = setup();
  await fill();
  await user.click(button);
  await fake.sendMail.fail();
  await user.click(button);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await fake.sendMail.succeed();
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
});

test('a field that only robots fill goes along, and no person can come by it', async () => {
  const { user, button, fake, fill, container } = setup();
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  const trap = container.querySelector<HTMLInputElement>('input[name=website]');
  if (!trap) throw new Error('There is no trap');
  expect(trap).not.toBeVisible();
  await fill();
  trap.value = 'https://robot.example';
  await user.click(button);
  expect(fake.sendMail.ask.mock.calls[0]?.[0]).toMatchObject({ trap: 'https://robot.example' });
});
