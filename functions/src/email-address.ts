// As in src/data/mail.ts. Without spaces, quotes, commas and angle brackets, one address can never become two.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmailAddress(text: string): boolean {
  return address.test(text);
}
