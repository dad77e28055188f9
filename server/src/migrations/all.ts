import type { Migration } from '../platform/database/migrate';
import platform from './0001-platform';
import users from './0010-users';
import roles from './0011-roles';
import tokens from './0012-tokens';
import notifications from './0013-notifications';
import files from './0014-files';
import searchText from './0020-search-text';
import counterparties from './0021-counterparties';
import handbooks from './0022-handbooks';
import agreements from './0023-agreements';
import agreementIndexes from './0024-agreement-indexes';
import agreementTotals from './0025-agreement-totals';
import numerators from './0026-numerators';
import offers from './0027-offers';
import registers from './0028-registers';
import referenceData from './0029-reference-data';
import releases from './0030-releases';
import demoAccounts from './0031-demo-accounts';
import registrations from './0033-registrations';
import countedOpenings from './0037-counted-openings';
import releaseTrust from './0038-release-trust';
import frozenFiles from './0039-frozen-files';
import nightsAndExports from './0040-nights-and-exports';
import recordStates from './0041-record-states';
import bookNames from './0046-book-names';
import numeratorBook from './0047-numerator-book';
import offerLife from './0051-offer-life';
import counterpartyParts from './0053-counterparty-parts';
import counterpartyLife from './0054-counterparty-life';
import chainTemplates from './0060-chain-templates';
import approvalChains from './0061-approval-chains';
import absences from './0062-absences';
import comments from './0065-comments';
import effectiveTerms from './0067-effective-terms';
import singleSignOn from './0069-single-sign-on';
import sealedKeys from './0072-sealed-keys';
import notificationSettings from './0074-notification-settings';
import journalFilters from './0075-journal-filters';
import fileTemplates from './0076-file-templates';
import calendarVersions from './0078-calendar-versions';
import imports from './0080-imports';
import orderOfCost from './0081-order-of-cost';
import obligations from './0085-obligations';
import dueDates from './0086-due-dates';
import fileTexts from './0088-file-texts';
import userSettings from './0092-user-settings';
import favourites from './0093-favourites';
import presence from './0094-presence';
import kindsOfDocumentTypes from './0095-kinds-of-document-types';
import intake from './0097-intake';
import routesOfRounds from './0098-routes-of-rounds';
import archive from './0099-archive';
import originals from './0100-originals';
import subscriptions from './0101-subscriptions';
import recentRecords from './0102-recent-records';
import quotedPlaces from './0105-quoted-places';
import originalsOfEveryKind from './0107-originals-of-every-kind';
import offersKeptForATerm from './0108-offers-kept-for-a-term';
import signedOverChangedTerms from './0109-signed-over-changed-terms';
import importParts from './0110-import-parts';
import orderOfOriginals from './0114-order-of-originals';
import agreementLinks from './0115-agreement-links';
import termsOfTypes from './0117-terms-of-types';
import decisionsOnOffers from './0118-decisions-on-offers';
import whatPartnersDeliver from './0119-what-partners-deliver';
import wordsOfCurrencies from './0120-words-of-currencies';
import quotedInRemarks from './0121-quoted-in-remarks';
import wordsOfTheDestroyed from './0122-words-of-the-destroyed';
import obligationProofs from './0123-obligation-proofs';
import watchersOfARecord from './0124-watchers-of-a-record';
import signaturesOfFurtherSides from './0125-signatures-of-further-sides';
import oneListOfWatchers from './0126-one-list-of-watchers';
import addendaByAgreement from './0128-addenda-by-agreement';
import documentsEveryRecordNeeds from './0130-documents-every-record-needs';
import innAlone from './0131-inn-alone';
import linesAnAddendumAdds from './0132-lines-an-addendum-adds';
import sidesAnAddendumChanges from './0133-sides-an-addendum-changes';
import offersOfTheMerged from './0135-offers-of-the-merged';
import declinedRenewals from './0136-declined-renewals';
import whereColumnsAreNamed from './0137-where-columns-are-named';
import obligationsAnAddendumChanges from './0142-obligations-an-addendum-changes';
import whoNamesACounterparty from './0143-who-names-a-counterparty';
import placesOfUnknownTags from './0145-places-of-unknown-tags';
import theArchiveOfDocuments from './0146-the-archive-of-documents';
import discountsToTheLastDigit from './0147-discounts-to-the-last-digit';
import readersOfTexts from './0150-readers-of-texts';
import reachedAlike from './0156-reached-alike';
import changedSpecifications from './0161-changed-specifications';
import rightsBesideTheSpecification from './0165-rights-beside-the-specification';
import presetsDoWhatTheyAreNamedFor from './0166-presets-do-what-they-are-named-for';
import whomADeputyStandsFor from './0173-whom-a-deputy-stands-for';
import filesDescribedAnew from './0190-files-described-anew';
import firstNumbers from './0191-first-numbers';
import foundBySum from './0200-found-by-sum';
import accountsOfAgreements from './0210-accounts-of-agreements';
import addendaSignedAsAgreements from './0211-addenda-signed-as-agreements';
import whoSignedForASide from './0221-who-signed-for-a-side';
import pausedApprovals from './0234-paused-approvals';
import textsOfTemplates from './0235-texts-of-templates';
import heirsOfOpenDecisions from './0240-heirs-of-open-decisions';
import categoriesOfTemplates from './0241-categories-of-templates';
import declensions from './0242-declensions';
import filesValidUntil from './0247-files-valid-until';
import picturesOfEmployees from './0248-pictures-of-employees';
import guessedNames from './0249-guessed-names';
import roundsUpdated from './0252-rounds-updated';
import signedFiles from './0255-signed-files';
import recordsANotificationNames from './0259-records-a-notification-names';
import textsOfOpenDocuments from './0260-texts-of-open-documents';
import recordsAnExportHolds from './0264-records-an-export-holds';
import viewsANotificationNames from './0265-views-a-notification-names';
import spelledWords from './0266-spelled-words';
import correctedSignedFiles from './0269-corrected-signed-files';
import gatherStatistics from './0270-gather-statistics';
import signOfTheDram from './0271-sign-of-the-dram';
import wordsOfAForwarding from './0272-words-of-a-forwarding';
import datesWithoutAnOffset from './0273-dates-without-an-offset';
import mergedCounterpartiesFound from './0274-merged-counterparties-found';
import agreedEndsFound from './0275-agreed-ends-found';
import agreementsEndOn from './0276-agreements-end-on';
import groupsOfOneOffer from './0277-groups-of-one-offer';
import awaitedOriginalsFound from './0279-awaited-originals-found';

/** Every step of the schema, in order: 0001–0009 platform, 0010–0019 accounts, from 0020 on the domain. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'platform', sql: platform },
  { version: 10, name: 'users', sql: users },
  { version: 11, name: 'roles', sql: roles },
  { version: 12, name: 'tokens', sql: tokens },
  { version: 13, name: 'notifications', sql: notifications },
  { version: 14, name: 'files', sql: files },
  { version: 20, name: 'search-text', sql: searchText },
  { version: 21, name: 'counterparties', sql: counterparties },
  { version: 22, name: 'handbooks', sql: handbooks },
  { version: 23, name: 'agreements', sql: agreements },
  { version: 24, name: 'agreement-indexes', sql: agreementIndexes },
  { version: 25, name: 'agreement-totals', sql: agreementTotals },
  { version: 26, name: 'numerators', sql: numerators },
  { version: 27, name: 'offers', sql: offers },
  { version: 28, name: 'registers', sql: registers },
  { version: 29, name: 'reference-data', sql: referenceData },
  { version: 30, name: 'releases', sql: releases },
  { version: 31, name: 'demo-accounts', sql: demoAccounts },
  { version: 33, name: 'registrations', sql: registrations },
  { version: 37, name: 'counted-openings', sql: countedOpenings },
  { version: 38, name: 'release-trust', sql: releaseTrust },
  { version: 39, name: 'frozen-files', sql: frozenFiles },
  { version: 40, name: 'nights-and-exports', sql: nightsAndExports },
  { version: 41, name: 'record-states', sql: recordStates },
  { version: 46, name: 'book-names', sql: bookNames },
  { version: 47, name: 'numerator-book', sql: numeratorBook },
  { version: 51, name: 'offer-life', sql: offerLife },
  { version: 53, name: 'counterparty-parts', sql: counterpartyParts },
  { version: 54, name: 'counterparty-life', sql: counterpartyLife },
  { version: 60, name: 'chain-templates', sql: chainTemplates },
  { version: 61, name: 'approval-chains', sql: approvalChains },
  { version: 62, name: 'absences', sql: absences },
  { version: 65, name: 'comments', sql: comments },
  { version: 67, name: 'effective-terms', sql: effectiveTerms },
  { version: 69, name: 'single-sign-on', sql: singleSignOn },
  { version: 72, name: 'sealed-keys', sql: sealedKeys },
  { version: 74, name: 'notification-settings', sql: notificationSettings },
  { version: 75, name: 'journal-filters', sql: journalFilters },
  { version: 76, name: 'file-templates', sql: fileTemplates },
  { version: 78, name: 'calendar-versions', sql: calendarVersions },
  { version: 80, name: 'imports', sql: imports },
  { version: 81, name: 'order-of-cost', sql: orderOfCost },
  { version: 85, name: 'obligations', sql: obligations },
  { version: 86, name: 'due-dates', sql: dueDates },
  { version: 88, name: 'file-texts', sql: fileTexts },
  { version: 92, name: 'user-settings', sql: userSettings },
  { version: 93, name: 'favourites', sql: favourites },
  { version: 94, name: 'presence', sql: presence },
  { version: 95, name: 'kinds-of-document-types', sql: kindsOfDocumentTypes },
  { version: 97, name: 'intake', sql: intake },
  { version: 98, name: 'routes-of-rounds', sql: routesOfRounds },
  { version: 99, name: 'archive', sql: archive },
  { version: 100, name: 'originals', sql: originals },
  { version: 101, name: 'subscriptions', sql: subscriptions },
  { version: 102, name: 'recent-records', sql: recentRecords },
  { version: 105, name: 'quoted-places', sql: quotedPlaces },
  { version: 107, name: 'originals-of-every-kind', sql: originalsOfEveryKind },
  { version: 108, name: 'offers-kept-for-a-term', sql: offersKeptForATerm },
  { version: 109, name: 'signed-over-changed-terms', sql: signedOverChangedTerms },
  { version: 110, name: 'import-parts', sql: importParts },
  { version: 114, name: 'order-of-originals', sql: orderOfOriginals },
  { version: 115, name: 'agreement-links', sql: agreementLinks },
  { version: 117, name: 'terms-of-types', sql: termsOfTypes },
  { version: 118, name: 'decisions-on-offers', sql: decisionsOnOffers },
  { version: 119, name: 'what-partners-deliver', sql: whatPartnersDeliver },
  { version: 120, name: 'words-of-currencies', sql: wordsOfCurrencies },
  { version: 121, name: 'quoted-in-remarks', sql: quotedInRemarks },
  { version: 122, name: 'words-of-the-destroyed', sql: wordsOfTheDestroyed },
  { version: 123, name: 'obligation-proofs', sql: obligationProofs },
  { version: 124, name: 'watchers-of-a-record', sql: watchersOfARecord },
  { version: 125, name: 'signatures-of-further-sides', sql: signaturesOfFurtherSides },
  { version: 126, name: 'one-list-of-watchers', sql: oneListOfWatchers },
  { version: 128, name: 'addenda-by-agreement', sql: addendaByAgreement },
  { version: 130, name: 'documents-every-record-needs', sql: documentsEveryRecordNeeds },
  { version: 131, name: 'inn-alone', sql: innAlone },
  { version: 132, name: 'lines-an-addendum-adds', sql: linesAnAddendumAdds },
  { version: 133, name: 'sides-an-addendum-changes', sql: sidesAnAddendumChanges },
  { version: 135, name: 'offers-of-the-merged', sql: offersOfTheMerged },
  { version: 136, name: 'declined-renewals', sql: declinedRenewals },
  { version: 137, name: 'where-columns-are-named', sql: whereColumnsAreNamed },
  { version: 142, name: 'obligations-an-addendum-changes', sql: obligationsAnAddendumChanges },
  { version: 143, name: 'who-names-a-counterparty', sql: whoNamesACounterparty },
  { version: 145, name: 'places-of-unknown-tags', sql: placesOfUnknownTags },
  { version: 146, name: 'the-archive-of-documents', sql: theArchiveOfDocuments },
  { version: 147, name: 'discounts-to-the-last-digit', sql: discountsToTheLastDigit },
  { version: 150, name: 'readers-of-texts', sql: readersOfTexts },
  { version: 156, name: 'reached-alike', sql: reachedAlike },
  { version: 161, name: 'changed-specifications', sql: changedSpecifications },
  { version: 165, name: 'rights-beside-the-specification', sql: rightsBesideTheSpecification },
  { version: 166, name: 'presets-do-what-they-are-named-for', sql: presetsDoWhatTheyAreNamedFor },
  { version: 173, name: 'whom-a-deputy-stands-for', sql: whomADeputyStandsFor },
  { version: 190, name: 'files-described-anew', sql: filesDescribedAnew },
  { version: 191, name: 'first-numbers', sql: firstNumbers },
  { version: 200, name: 'found-by-sum', sql: foundBySum },
  { version: 210, name: 'accounts-of-agreements', sql: accountsOfAgreements },
  { version: 211, name: 'addenda-signed-as-agreements', sql: addendaSignedAsAgreements },
  { version: 221, name: 'who-signed-for-a-side', sql: whoSignedForASide },
  { version: 234, name: 'paused-approvals', sql: pausedApprovals },
  { version: 235, name: 'texts-of-templates', sql: textsOfTemplates },
  { version: 240, name: 'heirs-of-open-decisions', sql: heirsOfOpenDecisions },
  { version: 241, name: 'categories-of-templates', sql: categoriesOfTemplates },
  { version: 242, name: 'declensions', sql: declensions },
  { version: 247, name: 'files-valid-until', sql: filesValidUntil },
  { version: 248, name: 'pictures-of-employees', sql: picturesOfEmployees },
  { version: 249, name: 'guessed-names', sql: guessedNames },
  { version: 252, name: 'rounds-updated', sql: roundsUpdated },
  { version: 255, name: 'signed-files', sql: signedFiles },
  { version: 259, name: 'records-a-notification-names', sql: recordsANotificationNames },
  { version: 260, name: 'texts-of-open-documents', sql: textsOfOpenDocuments },
  { version: 264, name: 'records-an-export-holds', sql: recordsAnExportHolds },
  { version: 265, name: 'views-a-notification-names', sql: viewsANotificationNames },
  { version: 266, name: 'spelled-words', sql: spelledWords },
  { version: 269, name: 'corrected-signed-files', sql: correctedSignedFiles },
  { version: 270, name: 'gather-statistics', sql: gatherStatistics },
  { version: 271, name: 'sign-of-the-dram', sql: signOfTheDram },
  { version: 272, name: 'words-of-a-forwarding', sql: wordsOfAForwarding },
  { version: 273, name: 'dates-without-an-offset', sql: datesWithoutAnOffset },
  { version: 274, name: 'merged-counterparties-found', sql: mergedCounterpartiesFound },
  { version: 275, name: 'agreed-ends-found', sql: agreedEndsFound },
  { version: 276, name: 'agreements-end-on', sql: agreementsEndOn },
  { version: 277, name: 'groups-of-one-offer', sql: groupsOfOneOffer },
  { version: 279, name: 'awaited-originals-found', sql: awaitedOriginalsFound },
];
