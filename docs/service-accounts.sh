#!/bin/sh
# Creates an account for each function, with only the roles that it needs. By default functions run
# as the Compute Engine account, which may do almost everything. A deployment fails while an account
# is missing, so run this before the first deployment (docs/going-live.md, step 5):
#   sh docs/service-accounts.sh PROJECT BUCKET
# If an account "does not exist" yet, wait a minute and run the script again: it skips each account
# that exists.
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

# sendMail sends visitors' mails.
create send-mail
reads_secret send-mail SMTP_URL

# serveAlbum reads the owner's photos.
create serve-album
in_bucket serve-album roles/storage.objectViewer

# manageSite may write all documents, because Google has no role for a single collection.
create manage-site
reads_secret manage-site SMTP_URL
reads_secret manage-site OWNER_SECRET
in_project manage-site roles/datastore.user
in_bucket manage-site roles/storage.objectUser

# summarizeReviews counts the reviews. Eventarc calls it as this account.
create summarize-reviews
in_project summarize-reviews roles/datastore.user
in_project summarize-reviews roles/eventarc.eventReceiver
in_project summarize-reviews roles/run.invoker

# mailNewReview sends mails. Eventarc calls it as this account.
create mail-new-review
reads_secret mail-new-review SMTP_URL
in_project mail-new-review roles/eventarc.eventReceiver
in_project mail-new-review roles/run.invoker
