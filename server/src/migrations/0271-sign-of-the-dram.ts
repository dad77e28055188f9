/** The sign of the dram is in few fonts: it stands as a word, like the som and the sum beside it. */
export default `
update currencies set sign = 'драм' where code = 'AMD' and sign = '֏';
`;
