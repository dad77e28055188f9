export interface Secrets {
  activityKey: string;
}
