/** Returns the whole address of an account of this project. Of the short form `name@` the Firebase CLI
 * makes a refused grant of secrets, and the deployment stops. The CLI sets GCLOUD_PROJECT. */
export function serviceAccountOf(name: string): string {
  return `${name}@${process.env.GCLOUD_PROJECT}.iam.gserviceaccount.com`;
}
