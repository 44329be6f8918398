/** The path of the public page that verifies a receipt. */
export const receiptPath = (code: string) => `/quiz-receipt/${encodeURIComponent(code)}`;
