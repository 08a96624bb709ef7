import type { Middleware } from '../owner-request.ts';
import { type FieldRules, optional } from './field-rules.ts';
import { listDocumentNames, readQuery } from './review-urls.ts';
import { sendProblem } from './send-problem.tsx';

const problem = {
  title: 'Dit klopt niet',
  status: 400,
  texts: [
    'In dit verzoek ontbreekt iets, of er staat iets dubbel of verkeerd in. Er is niets veranderd. Open de bladzijde opnieuw, en probeer het nog eens.',
  ],
};

/** Refuses a request that breaks a rule. A field without a rule may occur once, as a text. */
export function requireFields(rules: FieldRules): Middleware {
  return (request, response, next) => {
    const { form = new FormData() } = response.locals;
    const query = readQuery(request);
    const readValues = (name: string) => {
      const sent = form.getAll(name);
      const isText = sent.every((value) => typeof value === 'string');
      if (name === 'naam' && isText) return listDocumentNames(request, form);
      return sent.length > 0 ? sent : query.getAll(name);
    };
    const names = new Set([...Object.keys(rules), ...query.keys(), ...form.keys()]);
    const findRule = (name: string) => (Object.hasOwn(rules, name) && rules[name]) || optional;
    if ([...names].every((name) => findRule(name)(readValues(name)))) return next();
    sendProblem(request, response, problem);
  };
}
