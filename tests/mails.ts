import type { SubmittedMail } from '../src/data/backend.ts';

export function createMail(changes: Partial<SubmittedMail> = {}): SubmittedMail {
  return {
    name: 'Anna',
    lastName: 'de Vries',
    email: 'anna@voorbeeld.example',
    subject: 'Afspraak voor Minoes',
    message: 'Kan Minoes vrijdag komen?',
    honeypot: '',
    ...changes,
  };
}
