/** Answers each message of the bench with the CPU time this process has used so far, in microseconds. */
export function reportCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.channel?.unref();
}
