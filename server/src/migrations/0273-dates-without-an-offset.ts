/** A term that is a date counted nothing from it, and told a number of days all the same; it is refused now. */
export default `
update obligations set due_offset = 0 where due_base = 'date' and due_offset <> 0;
`;
