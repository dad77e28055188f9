/** The seven meanings a colour may have here. */
export type Tone = 'neutral' | 'ink' | 'orange' | 'teal' | 'purple' | 'green' | 'red';
