// `npm run doctor`: is everything ready to go live? firebase.json runs it before each deployment,
// with --deploy.
import { readEnvironment } from '../settings.ts';
import { describeFindings, runDoctor } from './run-doctor.ts';

const deploy = process.argv.includes('--deploy');
const findings = await runDoctor({ root: '.', deploy, environment: readEnvironment() });
console.log(describeFindings(findings, deploy));
if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1;
