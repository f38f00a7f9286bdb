/** One line of a table: the text of a column by its title. */
export interface Row {
  text(column: string): string;
  whole(column: string): number;
  /** @throws Error unless the cell is one of these */
  oneOf<const Value extends string>(column: string, values: readonly Value[]): Value;
}

/**
 * Reads a table written as text: titles in the first line, cells between bars, one row a line.
 *
 * @throws Error for a row that has more or fewer cells than there are titles
 */
export function readTable(written: string): readonly Row[] {
  const [titles = [], ...rows] = written
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => {
    if (cells.length !== titles.length) {
      throw new Error(`A row has ${cells.length} cells where there are ${titles.length} titles: ${cells}`);
    }
    return rowOf(new Map(titles.map((title, index) => [title, cells[index] ?? ''])));
  });
}

function rowOf(cells: ReadonlyMap<string, string>): Row {
  const text = (column: string): string => {
    const cell = cells.get(column);
    if (cell === undefined) throw new Error(`The table has no column ${column}.`);
    return cell;
  };
  return {
    text,
    whole(column) {
      const cell = text(column);
      if (!/^-?\d+$/.test(cell)) throw new Error(`${column} is "${cell}", which is no whole number.`);
      return Number(cell);
    },
    oneOf<const Value extends string>(column: string, values: readonly Value[]): Value {
      const found = values.find((value) => value === text(column));
      if (found === undefined) throw new Error(`${column} is "${text(column)}", not one of ${values}.`);
      return found;
    },
  };
}
