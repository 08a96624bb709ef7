import { readFileSync } from 'node:fs';

type Files = { rc: FirebaseRc; config: FirebaseJson };
type FirebaseRc = {
  projects: { default: string };
  targets: Record<string, { hosting?: Record<string, string[]> } | undefined>;
};
type FirebaseJson = { hosting: { target: string; redirects: { destination: string }[] }[] };

/** The project of `.firebaserc`, with the origin of its owner's pages. */
type FirebaseProject = { id: string; ownerOrigin: string };

export function readFirebaseProject({ rc } = readFiles()): FirebaseProject {
  const id = rc.projects.default;
  const [ownerSite] = rc.targets[id]?.hosting?.beheer ?? [];
  return { id, ownerOrigin: `https://${ownerSite}.web.app` };
}

/** Lists in Dutch where `.env`, `.firebaserc` and `firebase.json` name different projects. */
export function listDisagreements(projectId: string | undefined, files = readFiles()): string[] {
  const { id, ownerOrigin } = readFirebaseProject(files);
  const problems: string[] = [];
  if (projectId && projectId !== id) {
    problems.push(`.env noemt het project ${projectId}, en .firebaserc het project ${id}.`);
  }
  for (const target of ['site', 'beheer']) {
    if (files.rc.targets[id]?.hosting?.[target]?.length !== 1) {
      problems.push(`.firebaserc noemt onder targets niet de site "${target}" van ${id}.`);
    }
  }
  const redirects = files.config.hosting.flatMap((site) => site.redirects);
  const foreign = redirects
    .map(({ destination }) => destination)
    .filter((url) => URL.canParse(url) && new URL(url).origin !== ownerOrigin);
  for (const url of foreign) {
    problems.push(`firebase.json stuurt bezoekers door naar ${url}, en niet naar ${ownerOrigin}.`);
  }
  return problems;
}

function readFiles(): Files {
  return {
    rc: JSON.parse(readFileSync('.firebaserc', 'utf8')),
    config: JSON.parse(readFileSync('firebase.json', 'utf8')),
  };
}
