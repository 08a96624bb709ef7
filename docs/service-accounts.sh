#!/bin/sh
# Each of the five functions runs as an account of its own, with what it needs and no more:
#   sh docs/service-accounts.sh PROJECT BUCKET
# Once, before the first deployment (docs/going-live.md, step 5): the functions name these accounts, and a deployment
# fails while one is missing. By default they would all run as the project's Compute Engine account, which may do almost
# everything. If it stops because an account does not exist, Google does not know a new one yet: wait a minute and run it
# again. What is there already stays as it is. Not tried on a project of Google's.
set -eu
project=$1
bucket=$2

# create NAME
create() {
  gcloud iam service-accounts describe "$1@$project.iam.gserviceaccount.com" --project "$project" > /dev/null 2>&1 ||
    gcloud iam service-accounts create "$1" --project "$project"
}

# in_project NAME ROLE
in_project() {
  gcloud projects add-iam-policy-binding "$project" --condition None --role "$2" \
    --member "serviceAccount:$1@$project.iam.gserviceaccount.com"
}

# reads_secret NAME SECRET
reads_secret() {
  gcloud secrets add-iam-policy-binding "$2" --project "$project" --role roles/secretmanager.secretAccessor \
    --member "serviceAccount:$1@$project.iam.gserviceaccount.com"
}

# in_bucket NAME ROLE
in_bucket() {
  gcloud storage buckets add-iam-policy-binding "gs://$bucket" --role "$2" \
    --member "serviceAccount:$1@$project.iam.gserviceaccount.com"
}

# sendMail: sends, and reads whether the owner closed the mail form.
create send-mail
reads_secret send-mail SMTP_URL
in_project send-mail roles/datastore.viewer

# serveAlbum: reads the owner's photos.
create serve-album
in_bucket serve-album roles/storage.objectViewer

# manageSite: all that the owner can change. Google has no role for single collections.
create manage-site
reads_secret manage-site SMTP_URL
reads_secret manage-site OWNER_SECRET
in_project manage-site roles/datastore.user
in_bucket manage-site roles/storage.objectUser

# summarizeReviews: counts, and is called by the database's events as this account.
create summarize-reviews
in_project summarize-reviews roles/datastore.user
in_project summarize-reviews roles/eventarc.eventReceiver
in_project summarize-reviews roles/run.invoker

# mailNewReview: mails with links that it signs, keeps what it mailed, and is called by events.
create mail-new-review
reads_secret mail-new-review SMTP_URL
reads_secret mail-new-review OWNER_SECRET
in_project mail-new-review roles/datastore.user
in_project mail-new-review roles/eventarc.eventReceiver
in_project mail-new-review roles/run.invoker
