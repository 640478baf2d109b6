/** The category where teachers answer. Rule 5.9, Rule 9.449. */
export const questionCategory = 'ask-a-teacher';
