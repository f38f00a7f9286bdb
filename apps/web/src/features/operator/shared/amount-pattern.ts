/** As the server reads amounts. */
export const AMOUNT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
