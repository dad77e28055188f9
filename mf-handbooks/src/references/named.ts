/** A record that was chosen, with what it is called. */
export interface Named {
  value: number;
  label: string;
}
