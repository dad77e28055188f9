/** The sentence for every empty required field. Source: product specification, section 5. */
export const REQUIRED_FIELD = 'Это поле обязательно для заполнения';
