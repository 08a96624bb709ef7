import { readFileSync } from 'node:fs';

export const rulesText = readFileSync('firestore.rules', 'utf8');

type Emulated = { host: string; port: number; projectId: string };

export async function setRules(to: Emulated, content: string): Promise<void> {
  const url = `http://${to.host}:${to.port}/emulator/v1/projects/${to.projectId}:securityRules`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`PUT ${url}: ${await response.text()}`);
}
