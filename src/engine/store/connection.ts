import type Database from 'better-sqlite3';

type Value = string | number | null | Uint8Array;
export type Parameters = Readonly<Record<string, Value>>;

/** One open database with its prepared statements, each prepared at its first use. */
export class Connection {
  private readonly statements = new Map<string, Database.Statement<[Parameters]>>();

  constructor(private readonly database: Database.Database) {}

  all<Row>(sql: string, parameters: Parameters = {}): Row[] {
    return this.statement(sql).all(parameters) as Row[];
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the statement says what its rows hold
  get<Row>(sql: string, parameters: Parameters = {}): Row | undefined {
    return this.statement(sql).get(parameters) as Row | undefined;
  }

  /** @returns the row id of the last insertion */
  run(sql: string, parameters: Parameters = {}): number {
    return Number(this.statement(sql).run(parameters).lastInsertRowid);
  }

  /** The write lock is taken at the start: a transaction that reads first could not get it later. */
  transaction<T>(work: () => T): T {
    return this.database.transaction(work).immediate();
  }

  close(): void {
    this.database.close();
  }

  private statement(sql: string): Database.Statement<[Parameters]> {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare<[Parameters]>(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}
