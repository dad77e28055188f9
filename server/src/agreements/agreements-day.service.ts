/** Every agreement is in the status of the day; for whoever has just changed what the day does to it. Safe to repeat. */
export { runDailyJob as meetDayOfAgreements } from './agreements-daily.job';
