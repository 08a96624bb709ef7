/** A problem stops going live; advice does not. */
export type Finding = { level: 'problem' | 'advice'; sentence: string };

export const problem = (sentence: string): Finding => ({ level: 'problem', sentence });
export const advice = (sentence: string): Finding => ({ level: 'advice', sentence });
