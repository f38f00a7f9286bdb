/** The grades of credit, the best first. */
export const grades = ['AA', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
