/** Hours and minutes of a moment in the reader's time zone: «14:32». */
export function clockOf(moment: string | Date): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
