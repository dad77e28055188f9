/** Two discounts taken one after the other are one of more digits than two, and a line has to say it to the kopeck. */
export default `
alter table agreement_items alter column discount_percent type numeric(9, 6);
alter table commercial_offer_items alter column discount_percent type numeric(9, 6);
`;
