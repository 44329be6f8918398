/** The public page that verifies a receipt. */
export const receiptPath = (code: string) => `/quiz-receipt/${encodeURIComponent(code)}`;
