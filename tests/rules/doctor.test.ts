import { expect } from 'vitest';
import { checkRules } from '../../scripts/doctor/check-online.ts';
import { emptyDatabase, emulatorTest, rulesText } from '../emulator.ts';

const open = rulesText.replace(/match \/reviews/, 'match /{all=**} { allow read: if true; }\n$&');
const closed = rulesText.replaceAll('allow read: if true', 'allow read: if false');

emulatorTest.for([
  ['our rules', rulesText, 'fine', /nothing else/],
  ['rules that are open', open, 'problem', /let everyone read everything/],
  ['rules that are shut', closed, 'problem', /let nobody read reviews/],
] as const)('the doctor knows %s of a deployed project', async ([, rules, level, sentence]) => {
  const { host, port, projectId } = await emptyDatabase('doctor', rules);
  const documents = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents`;
  expect(await checkRules(documents)).toEqual([
    { level, sentence: expect.stringMatching(sentence) },
  ]);
});

emulatorTest('a refusal is no problem where App Check may be what refuses', async () => {
  const { host, port, projectId } = await emptyDatabase('doctor', closed);
  const documents = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents`;
  expect(await checkRules(documents, { appCheck: true })).toEqual([
    { level: 'advice', sentence: expect.stringMatching(/is App Check enforced/) },
  ]);
});
