/** A table as a text with delimiters: a part of the program, as the build and the tests take it in. */
declare module '*.csv' {
  const text: string;
  export default text;
}
