import { accountsModule } from './accounts/accounts-module';
import { addendumsModule } from './addendums/addendums-module';
import { agreementsModule } from './agreements/agreements-module';
import { approvalModule } from './approval/approval-module';
import { archiveModule } from './archive/archive-module';
import { commentsModule } from './comments/comments-module';
import { calendarModule } from './production-calendar/calendar-module';
import { counterpartiesModule } from './counterparties/counterparties-module';
import { demoEndModule } from './demo/end/demo-end-module';
import { demoModule } from './demo/demo-module';
import { dueDatesModule } from './due-dates/due-dates-module';
import { exportsModule } from './exports/exports-module';
import { favouritesModule } from './favourites/favourites-module';
import { fileTemplatesModule } from './file-templates/file-templates-module';
import { fileTextsModule } from './file-texts/file-texts-module';
import { filesModule } from './files/files-module';
import { handbooksModule } from './handbooks/handbooks-module';
import { linksModule } from './links/links-module';
import { obligationsModule } from './obligations/obligations-module';
import { offersModule } from './offers/offers-module';
import { originalsModule } from './originals/originals-module';
import { importsModule } from './imports/imports-module';
import { notificationsModule } from './notifications/notifications-module';
import type { Module } from './platform/module';
import { presenceModule } from './presence/presence-module';
import { recentsModule } from './recents/recents-module';
import { releasesModule } from './releases/releases-module';
import { rolesModule } from './roles/roles-module';
import { savedViewsModule } from './saved-views/saved-views-module';
import { searchModule } from './search/search-module';
import { subscriptionsModule } from './subscriptions/subscriptions-module';
import { userSettingsModule } from './user-settings/user-settings-module';
import { usersModule } from './users/users-module';

/** Every business module of the product; each registers its own routes, jobs and start-up work. */
export const MODULES: readonly Module[] = [
  demoEndModule,
  accountsModule,
  rolesModule,
  usersModule,
  notificationsModule,
  filesModule,
  handbooksModule,
  calendarModule,
  fileTemplatesModule,
  fileTextsModule,
  counterpartiesModule,
  agreementsModule,
  addendumsModule,
  offersModule,
  // Who takes over a decision has to see its document, which changes hands first.
  approvalModule,
  originalsModule,
  obligationsModule,
  linksModule,
  archiveModule,
  dueDatesModule,
  commentsModule,
  savedViewsModule,
  exportsModule,
  importsModule,
  searchModule,
  userSettingsModule,
  favouritesModule,
  subscriptionsModule,
  recentsModule,
  presenceModule,
  releasesModule,
  // The last one: it fills what the others have prepared.
  demoModule,
];
