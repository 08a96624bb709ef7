/** Returns the full address of an account of this project. With the short form, `name@`, the
 * Firebase CLI cannot grant secrets, and the deployment stops. The CLI sets GCLOUD_PROJECT. */
export function serviceAccountOf(name: string): string {
  return `${name}@${process.env.GCLOUD_PROJECT}.iam.gserviceaccount.com`;
}
