import { readFileSync } from 'node:fs';

type Files = { rc: FirebaseRc; config: FirebaseJson };
type Targets = { hosting?: Record<string, string[]> };
type FirebaseRc = {
  projects: { default: string };
  targets: Record<string, Targets | undefined>;
};
type HostedSite = { target: string; redirects: { destination: string }[] };
type FirebaseJson = { hosting: HostedSite[] };

/** The project of `.firebaserc`, with the origin of its owner's pages. */
type FirebaseProject = { id: string; ownerOrigin: string };

export function readFirebaseProject(files = readFiles()): FirebaseProject {
  const { rc } = files;
  const id = rc.projects.default;
  const ownerSite = listSites(rc, 'beheer')[0];
  return { id, ownerOrigin: `https://${ownerSite}.web.app` };
}

/** Lists the sites of a target of the project: exactly one, if `.firebaserc` is right. */
function listSites(rc: FirebaseRc, target: string): readonly string[] {
  const id = rc.projects.default;
  return rc.targets[id]?.hosting?.[target] ?? [];
}

/** Lists in Dutch where `.env`, `.firebaserc` and `firebase.json` name different projects. */
export function listDisagreements(projectId: string | undefined, files = readFiles()): string[] {
  const { id, ownerOrigin } = readFirebaseProject(files);
  const problems: string[] = [];
  if (projectId && projectId !== id) {
    problems.push(`.env noemt het project ${projectId}, en .firebaserc het project ${id}.`);
  }
  for (const target of ['site', 'beheer']) {
    const sites = listSites(files.rc, target);
    if (sites.length !== 1) {
      problems.push(`.firebaserc noemt onder targets niet de site "${target}" van ${id}.`);
    }
  }
  const redirects = files.config.hosting.flatMap((site) => site.redirects);
  for (const { destination } of redirects) {
    if (!URL.canParse(destination)) continue; // a path, on the same site
    if (new URL(destination).origin === ownerOrigin) continue;
    problems.push(
      `firebase.json stuurt bezoekers door naar ${destination}, en niet naar ${ownerOrigin}.`,
    );
  }
  return problems;
}

function readFiles(): Files {
  return { rc: readJson('.firebaserc'), config: readJson('firebase.json') };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
