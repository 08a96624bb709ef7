import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailForm } from '../../src/features/mail/mail-form.tsx';
import { renderPart } from './render-part.tsx';

const warning = 'De velden mogen niet leeg zijn!';

function setup() {
  document.title = 'Trimsalon Zachtpoot | Mail';
  const part = renderPart(<MailForm />);
  const button = screen.getByRole('button', { name: 'Verstuur email' });
  const field = (name: string) => screen.getByRole('textbox', { name });
  const summary = () => within(screen.getByRole('group', { name: warning }));
  return { ...part, button, field, summary };
}

test('a refused form puts the keyboard at the summary, which links to the wrong fields in their order', async () => {
  const { user, button, field, summary } = setup();
  await user.type(field('Naam'), 'Zoë');
  await user.type(field('E-mail'), 'zoe@voorbeeld');
  await user.click(button);
  expect(screen.getByRole('group', { name: warning })).toHaveFocus();
  expect(
    summary()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Vul uw achternaam in.',
    'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl',
    'Vul een onderwerp in.',
    'Schrijf uw bericht.',
  ]);
  await user.click(summary().getByRole('link', { name: 'Vul een onderwerp in.' }));
  expect(field('Onderwerp')).toHaveFocus();
});

test('a second refusal puts the keyboard at the summary again', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.click(button);
  expect(screen.getByRole('group', { name: warning })).toHaveFocus();
});

test('a refusal is said once: by the focus, and not by the live region too', async () => {
  const { user, button, fake, field } = setup();
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-live', 'polite');
  await user.click(button);
  expect(region).toHaveAttribute('aria-live', 'off');
  for (const name of ['Naam', 'Achternaam', 'Onderwerp', 'Bericht']) {
    await user.type(field(name), 'Tekst');
  }
  await user.type(field('E-mail'), 'zoe@voorbeeld.example');
  await user.click(button);
  await fake.sendMail.succeed();
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveAttribute('aria-live', 'polite');
});

test('a field that was mended is no longer called wrong, and the banner stays until the next outcome', async () => {
  const { user, button, field, summary } = setup();
  await user.click(button);
  await user.type(field('Naam'), 'Z');
  expect(field('Naam')).toBeValid();
  expect(field('Naam')).not.toHaveAccessibleDescription(/Vul uw naam in/);
  expect(summary().queryByRole('link', { name: 'Vul uw naam in.' })).toBeNull();
  expect(field('Achternaam')).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent(warning);
  expect(field('Naam')).toHaveFocus();
});

test('half an address is not called wrong while it is typed', async () => {
  const { user, button, field } = setup();
  await user.click(button);
  await user.type(field('E-mail'), 'zoe@');
  expect(field('E-mail')).toHaveAttribute('aria-invalid', 'false');
  await user.click(button);
  expect(field('E-mail')).toHaveAccessibleDescription(/klopt niet/);
});

test('the title says that there are errors, for as long as there are', async () => {
  const { user, button, field, unmount } = setup();
  await user.click(button);
  expect(document.title).toBe('Fout: Trimsalon Zachtpoot | Mail');
  await user.click(button);
  expect(document.title).toBe('Fout: Trimsalon Zachtpoot | Mail');
  for (const name of ['Naam', 'Achternaam', 'Onderwerp', 'Bericht']) {
    await user.type(field(name), 'x');
  }
  expect(document.title).toBe('Fout: Trimsalon Zachtpoot | Mail');
  await user.type(field('E-mail'), 'x');
  expect(document.title).toBe('Trimsalon Zachtpoot | Mail');
  await user.click(button);
  expect(document.title).toBe('Fout: Trimsalon Zachtpoot | Mail');
  unmount();
  expect(document.title).toBe('Trimsalon Zachtpoot | Mail');
});

test('every field is required, and known to the browser by what it is', () => {
  const { field } = setup();
  for (const name of ['Naam', 'Achternaam', 'E-mail', 'Onderwerp', 'Bericht']) {
    expect(field(name)).toBeRequired();
  }
  expect(field('Naam')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('Achternaam')).toHaveAttribute('autocomplete', 'family-name');
  expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
});
